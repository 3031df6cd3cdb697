import { z } from 'zod';
import { socialProviders, type SocialProvider } from '@domain/people/providers';
import { expectedBy, setting } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';

export interface ProviderSettings {
  identity: IdentityService | null;
  /** The operator's application: its id enables One Tap, its secret the sign-in without the service. */
  google: { clientId: string; clientSecret: string | null } | null;
}
export interface IdentityService {
  /** Base of its discovery document, and `iss` of its id tokens. */
  issuer: string;
  pagesOrigin: string;
  clientId: string;
  clientSecret: string;
  providers: readonly SocialProvider[];
}

/** Secrets and codes go there: https, or http on this machine. */
const secureUrl = z.string().refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || url.search || url.hash || url.username) return false;
  const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
});
const printable = z.string().regex(/^[\x21-\x7e]{1,300}$/);

export const settings = {
  IDENTITY_ISSUER: setting(secureUrl.optional(), {
    expects: 'o emissor do serviço de identidade, um endereço https',
    description:
      'the cloud identity service for Google and Facebook sign-in (OpenID Connect with PKCE). Redirect addresses: `SITE_URL/entrar/google/retorno` and `…/facebook/retorno`; id tokens need `email_verified`. Without it the buttons are hidden',
  }),
  IDENTITY_PAGES_URL: setting(secureUrl.optional(), {
    expects: 'o endereço https das páginas de entrada do serviço de identidade',
    default: "the issuer's host",
    description: "where the service's sign-in pages are, if elsewhere",
  }),
  IDENTITY_CLIENT_ID: setting(printable.optional(), {
    expects: 'o número do site no serviço de identidade',
    description: "the site's id at the service; required with `IDENTITY_ISSUER`",
  }),
  IDENTITY_CLIENT_SECRET: setting(printable.optional(), {
    expects: 'o segredo do site no serviço de identidade',
    description: "the site's secret at the service; required with `IDENTITY_ISSUER`",
  }),
  IDENTITY_PROVIDERS: setting(
    z
      .string()
      .transform((list) =>
        list
          .toLowerCase()
          .split(',')
          .map((item) => item.trim()),
      )
      .pipe(z.array(z.enum(socialProviders)))
      .default([...socialProviders]),
    {
      expects: 'google, facebook ou os dois, com vírgula',
      description: 'the providers that the service offers',
    },
  ),
  GOOGLE_CLIENT_ID: setting(printable.optional(), {
    expects: 'o número do site no Google',
    description: 'your Google application: One Tap, for visitors who allow marketing',
  }),
  GOOGLE_CLIENT_SECRET: setting(printable.optional(), {
    expects: 'o segredo do site no Google',
    description:
      'if set, the Google button goes to Google directly (`SITE_URL/entrar/google/retorno`) and not through the service',
  }),
};
const schema = z.object(settings);
type Name = keyof typeof settings;

/** [setting, the setting that it requires] */
const needs: readonly [Name, Name][] = [
  ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID'],
  ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_SECRET'],
  ['IDENTITY_CLIENT_ID', 'IDENTITY_ISSUER'],
  ['IDENTITY_CLIENT_SECRET', 'IDENTITY_ISSUER'],
  ['IDENTITY_PAGES_URL', 'IDENTITY_ISSUER'],
  ['IDENTITY_PROVIDERS', 'IDENTITY_ISSUER'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
];

/** @throws StartupError that names the first bad or missing setting, without its value */
export function readProviderSettings(source: Record<string, string | undefined>): ProviderSettings {
  const isGiven = (name: Name) => Boolean(source[name]);
  const result = schema.safeParse(source);
  if (!result.success) {
    const name = result.error.issues[0]!.path[0] as Name;
    throw new StartupError(`A configuração ${name} não serve: espera-se ${expectedBy(settings[name])}.`);
  }
  const missing = needs.find(([name, needed]) => isGiven(name) && !isGiven(needed));
  if (missing) throw new StartupError(`A configuração ${missing[0]} não serve sem ${missing[1]}.`);

  const env = result.data;
  const { IDENTITY_ISSUER: issuer, GOOGLE_CLIENT_ID: googleClientId } = env;
  return {
    identity: issuer
      ? {
          issuer,
          pagesOrigin: new URL(env.IDENTITY_PAGES_URL ?? issuer).origin,
          clientId: env.IDENTITY_CLIENT_ID!,
          clientSecret: env.IDENTITY_CLIENT_SECRET!,
          providers: env.IDENTITY_PROVIDERS,
        }
      : null,
    google: googleClientId
      ? { clientId: googleClientId, clientSecret: env.GOOGLE_CLIENT_SECRET ?? null }
      : null,
  };
}

export const availableProviders = ({ identity, google }: ProviderSettings): SocialProvider[] =>
  socialProviders.filter(
    (each) => identity?.providers.includes(each) || (each === 'google' && google?.clientSecret),
  );
