import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  readonly resetKey?: string;
  readonly renderError: (cause: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failure: { readonly cause: unknown } | undefined;
  readonly resetKey: string | undefined;
}

/** Catches rendering errors, which React itself logs. A class, because no hook does this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(cause: unknown): Partial<ErrorBoundaryState> {
    return { failure: { cause } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.renderError(failure.cause) : this.props.children;
  }
}
