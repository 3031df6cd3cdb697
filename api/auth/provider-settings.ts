import { z } from 'zod';
import { socialProviders, type SocialProvider } from '@domain/providers';
import { StartupError } from '@api/errors';

/** Who proves identities besides the house itself; website and back end read the same settings. */
export interface ProviderSettings {
  /** The cloud identity service, by whose hosted pages providers sign people in. */
  identity: IdentityService | null;
  /** The operator's own application at Google: by its id the one tap, with a secret the sign-in without the service. */
  google: { clientId: string; clientSecret: string | null } | null;
}
export interface IdentityService {
  /** As its id tokens name it; its discovery document stands below it. */
  issuer: string;
  /** Where its hosted pages stand. */
  pagesOrigin: string;
  clientId: string;
  clientSecret: string;
  providers: readonly SocialProvider[];
}

/** Secrets and codes go there, so it is https; on this machine itself plain http does. */
const secureUrl = z.string().refine((value) => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || url.search || url.hash || url.username) return false;
  const isHere = url.hostname === 'localhost' || url.hostname === '127.0.0.1';
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere);
});
const printable = z.string().regex(/^[\x21-\x7e]{1,300}$/);

const schema = z.object({
  IDENTITY_ISSUER: secureUrl.optional(),
  IDENTITY_PAGES_URL: secureUrl.optional(),
  IDENTITY_CLIENT_ID: printable.optional(),
  IDENTITY_CLIENT_SECRET: printable.optional(),
  IDENTITY_PROVIDERS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(',')
        .map((item) => item.trim()),
    )
    .pipe(z.array(z.enum(socialProviders)))
    .default([...socialProviders]),
  GOOGLE_CLIENT_ID: printable.optional(),
  GOOGLE_CLIENT_SECRET: printable.optional(),
});
export const settingNames = Object.keys(schema.shape);
type Name = keyof z.input<typeof schema>;

const meaning: Record<Name, string> = {
  IDENTITY_ISSUER: 'o emissor do serviço de identidade, um endereço https',
  IDENTITY_PAGES_URL: 'o endereço https das páginas de entrada do serviço de identidade',
  IDENTITY_CLIENT_ID: 'o número do site no serviço de identidade',
  IDENTITY_CLIENT_SECRET: 'o segredo do site no serviço de identidade',
  IDENTITY_PROVIDERS: 'google, facebook ou os dois, com vírgula',
  GOOGLE_CLIENT_ID: 'o número do site no Google',
  GOOGLE_CLIENT_SECRET: 'o segredo do site no Google',
};

/** What a setting is of no use without. */
const needs: readonly [Name, Name][] = [
  ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_ID'],
  ['IDENTITY_ISSUER', 'IDENTITY_CLIENT_SECRET'],
  ['IDENTITY_CLIENT_ID', 'IDENTITY_ISSUER'],
  ['IDENTITY_CLIENT_SECRET', 'IDENTITY_ISSUER'],
  ['IDENTITY_PAGES_URL', 'IDENTITY_ISSUER'],
  ['IDENTITY_PROVIDERS', 'IDENTITY_ISSUER'],
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
];

/**
 * Reads the providers' settings; `NAME=` counts as not set.
 * @throws StartupError that names the first bad or missing one, without values: some are secret
 */
export function readProviderSettings(source: Record<string, string | undefined>): ProviderSettings {
  const isGiven = (name: Name) => Boolean(source[name]);
  const given = Object.entries(source).filter(([, value]) => value !== '');
  const result = schema.safeParse(Object.fromEntries(given));
  if (!result.success) {
    const name = result.error.issues[0]!.path[0] as Name;
    throw new StartupError(`A configuração ${name} não serve: espera-se ${meaning[name]}.`);
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

/** The providers that a visitor can sign in with by a button. */
export const offeredProviders = ({ identity, google }: ProviderSettings): SocialProvider[] =>
  socialProviders.filter(
    (each) => identity?.providers.includes(each) || (each === 'google' && google?.clientSecret),
  );
