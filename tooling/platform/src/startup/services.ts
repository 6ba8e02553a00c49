import type { Environment, Requirement } from '../settings/environment.ts';
import { serviceNames, type ServiceName } from '../settings/service-names.ts';
import { services } from '../settings/setting-schemas.ts';

type ServiceSettings = Pick<
  Environment,
  'services' | 'isRestoreDrill' | 'apiUrl' | 'contentUrl' | 'imagesUrl' | 'secureFrameUrl' | 'secureFramePort'
>;

/**
 * Returns the parts that run in this process: those named in SERVICES, or else all that have no URL. Jobs
 * never run in a restore drill, because they send mail.
 */
export function servicesToRun(settings: ServiceSettings): ReadonlySet<ServiceName> {
  const { isRestoreDrill, apiUrl, contentUrl, imagesUrl, secureFrameUrl, secureFramePort } = settings;
  const elsewhere = new Set<ServiceName>([
    ...(apiUrl === undefined ? [] : (['api'] as const)),
    ...(contentUrl === undefined ? [] : (['content'] as const)),
    ...(imagesUrl === undefined ? [] : (['images'] as const)),
    ...(secureFrameUrl === undefined || secureFramePort !== undefined ? [] : (['secure-frame'] as const)),
  ]);
  const requested = settings.services ?? serviceNames.filter((name) => !elsewhere.has(name));
  return new Set(requested.filter((name) => !(isRestoreDrill && name === 'jobs')));
}

export const needsDatabase = (running: ReadonlySet<ServiceName>): boolean =>
  (['api', 'secure-frame', 'jobs'] as const).some((name) => running.has(name));

interface ServiceRequirement extends Requirement {
  readonly option: keyof Environment;
}

/**
 * Lists the settings that a process needs for its own services and for those in other processes.
 * @param services - the services named in SERVICES. If undefined, all run here, so no other process is
 * needed.
 */
export function requirementsOf(
  services: readonly ServiceName[] | undefined,
  isProduction: boolean,
): ServiceRequirement[] {
  const running = new Set(services ?? serviceNames);
  const parts = [
    { name: 'API_URL', option: 'apiUrl', part: 'api', users: ['gateway'] },
    { name: 'CONTENT_URL', option: 'contentUrl', part: 'content', users: ['gateway'] },
    { name: 'IMAGES_URL', option: 'imagesUrl', part: 'images', users: ['gateway'] },
    {
      name: 'SECURE_FRAME_URL',
      option: 'secureFrameUrl',
      part: 'secure-frame',
      users: ['gateway', 'api'],
    },
  ] as const;
  // The vault's keys are derived from this secret too. Storing it in the database, as development does, would
  // put it into every backup.
  const needsSecret = isProduction && (needsDatabase(running) || running.has('content'));
  return [
    ...(needsSecret
      ? [
          {
            name: 'SESSION_SECRET',
            option: 'sessionSecret',
            reason: 'it is required without --development',
          } as const,
        ]
      : []),
    ...parts.flatMap(({ name, option, part, users }) => {
      const user = users.find((one) => running.has(one));
      return user === undefined || running.has(part)
        ? []
        : [{ name, option, reason: `it is required where "${user}" runs without "${part}"` }];
    }),
  ];
}

export function requireTrust({ services, trustsProxy }: Pick<Environment, 'services' | 'trustsProxy'>): void {
  if (!services || services.includes('gateway') || trustsProxy) return;
  const part = services.find((name) => name === 'api' || name === 'content' || name === 'images');
  if (part)
    throw new Error(
      `TRUST_PROXY must be true where "${part}" runs without "gateway", whose headers say which partner and ` +
        'visitor a request is from. Its port must then be reachable for the gateway alone.',
    );
}

export function parseServices(typed: string): readonly ServiceName[] {
  const { data, error } = services.safeParse(typed);
  if (data) return data;
  throw new Error(`--services ${error?.issues[0]?.message}, not "${typed}".`);
}
