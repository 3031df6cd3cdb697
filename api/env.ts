import { z } from 'zod';
import { StartupError } from './errors';

/** An empty value counts as not set, as operators expect of `NAME=` in an env file. */
const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** The folder of everything that is kept on this machine. */
export const defaultDataDir = 'data';

const schema = z.object({
  DATABASE_URL: setting(z.url({ protocol: /^postgres(ql)?$/, hostname: /.*/ }).optional()),
  DATA_DIR: setting(z.string().default(defaultDataDir)),
  API_HOST: setting(z.string().optional()),
  API_PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3001)),
  DEMO_CATALOGUE: setting(z.enum(['on', 'off']).optional()),
  PHOTOS: setting(z.enum(['on', 'off']).default('on')),
  LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
});

const meaning: Record<keyof z.input<typeof schema>, string> = {
  DATABASE_URL: 'um endereço postgres://usuario:senha@servidor:5432/banco',
  DATA_DIR: 'a pasta do banco embutido e das fotos',
  API_HOST: 'o endereço em que o back end escuta',
  API_PORT: 'uma porta de 0 a 65535',
  DEMO_CATALOGUE: 'on ou off',
  PHOTOS: 'on ou off',
  LOG_LEVEL: 'trace, debug, info, warn, error ou silent',
};

/** The back end's settings. `demoCatalogue` undefined: on with the embedded database only. */
export type ApiEnv = ReturnType<typeof readApiEnv>;

/** Reads the back end's settings, once, at the start. Throws `StartupError` that names the bad ones; values may be secret. */
export function readApiEnv(source: Record<string, string | undefined> = process.env) {
  const result = schema.safeParse(source);
  if (!result.success) {
    const names = [...new Set(result.error.issues.map(({ path }) => path[0] as keyof typeof meaning))];
    throw new StartupError(
      names.map((name) => `A configuração ${name} não serve: espera-se ${meaning[name]}.`).join(' '),
    );
  }
  const env = result.data;
  return {
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    host: env.API_HOST,
    port: env.API_PORT,
    demoCatalogue: env.DEMO_CATALOGUE ? env.DEMO_CATALOGUE === 'on' : !env.DATABASE_URL,
    photos: env.PHOTOS === 'on',
    logLevel: env.LOG_LEVEL,
  };
}
