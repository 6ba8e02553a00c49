import { themeStyleSheet, type PartnerSettings } from '@tableside/partner-config';
import { brandSchema } from '@tableside/partner-config/schema';

const sheet = `
*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: flex; flex-direction: column;
  font: 1rem/1.5 system-ui, sans-serif;
  color: var(--ts-color-text, #17212b); background: var(--ts-color-surface-sunken, #f3f5f7);
}
.band { padding: 1.25rem 1rem; text-align: center; background: var(--ts-color-surface-brand, #12324d); }
.name { margin: 0; font-size: 1.25rem; font-weight: 800; letter-spacing: 0.02em; color: var(--ts-color-text-on-brand, #fff); }
.sheet {
  width: min(100% - 2rem, 46rem); margin: 2rem auto; padding: clamp(1.25rem, 5vw, 2.25rem);
  background: var(--ts-color-surface, #fff); border: 1px solid var(--ts-color-border, #d9dfe5);
  border-radius: calc(var(--ts-radius, 8px) * 1.5);
}
h1 { margin: 0 0 1.25rem; font-size: 1.6rem; line-height: 1.2; text-wrap: balance; }
h2 { margin: 2rem 0 0.75rem; font-size: 1.0625rem; line-height: 1.3; }
h1 + section > h2 { margin-top: 0; }
.people { display: grid; gap: 0.5rem; margin: 0; padding: 0; list-style: none; }
button {
  font: inherit; min-height: 44px; cursor: pointer; border-radius: var(--ts-radius, 8px);
  color: inherit; background: none; border: 1px solid var(--ts-color-border-strong, #6f7d8a);
}
.people { grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
.person {
  display: flex; align-items: center; gap: 0.875rem; width: 100%; height: 100%; padding: 0.625rem 0.75rem; text-align: start;
  border-color: var(--ts-color-border, #d9dfe5);
}
.person:hover { border-color: var(--ts-color-action, #0b5cad); background: var(--ts-color-surface-sunken, #f3f5f7); }
.badge {
  display: grid; place-items: center; flex: none; width: 2.5rem; height: 2.5rem; border-radius: 50%;
  font-size: 0.875rem; font-weight: 600;
  color: var(--ts-color-text-on-brand, #fff); background: var(--ts-color-surface-brand, #12324d);
}
.who { display: grid; min-width: 0; overflow-wrap: anywhere; }
.shows::first-letter { text-transform: uppercase; }
.full-name { font-weight: 600; }
.detail { font-size: 0.875rem; line-height: 1.4; color: var(--ts-color-text-muted, #4f5d6b); }
.field { display: grid; gap: 0.25rem; margin: 0 0 0.875rem; }
label { font-weight: 600; font-size: 0.9375rem; }
summary { display: flex; align-items: center; gap: 0.5rem; min-height: 44px; margin-top: 0.5rem; font-weight: 600; cursor: pointer; }
summary::before { content: '+'; width: 1ch; }
[open] > summary::before { content: '\\2212'; }
input {
  font: inherit; color: inherit; min-height: 44px; width: 100%; padding: 0.5rem 0.75rem;
  background: var(--ts-color-surface, #fff); border: 1px solid var(--ts-color-border-strong, #6f7d8a);
  border-radius: var(--ts-radius, 8px);
}
input[aria-invalid] { border: 2px solid var(--ts-color-danger, #b3261e); }
.error { font-size: 0.875rem; color: var(--ts-color-danger, #b3261e); }
.row { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); margin-top: 1.5rem; }
.action {
  width: 100%; padding: 0.625rem 1.25rem; font-weight: 600; border-color: transparent;
  color: var(--ts-color-action-text, #fff); background: var(--ts-color-action, #0b5cad);
}
.action:hover { background: var(--ts-color-action-hover, #084886); }
.quiet { width: 100%; padding: 0.625rem 1.25rem; }
.quiet:hover { background: var(--ts-color-surface-sunken, #f3f5f7); }
section + form { margin-top: 0.75rem; }
:focus-visible { outline: 3px solid var(--ts-color-focus, #0b5cad); outline-offset: 2px; }
.foot { margin-top: auto; padding: 0 1rem 1.5rem; text-align: center; }
.foot p { max-width: 34rem; margin: 0 auto; font-size: 0.875rem; color: var(--ts-color-text-muted, #4f5d6b); }
`;

export function styleSheet(partner: Pick<PartnerSettings, 'brand'> | undefined): string {
  // The type of the settings omits colors, because sites get them from a style sheet, but a partner's file
  // contains them.
  const { data: brand } = brandSchema.safeParse(partner?.brand);
  return (brand ? themeStyleSheet(brand) : '') + sheet;
}
