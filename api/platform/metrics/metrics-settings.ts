import { z } from 'zod';
import { setting, settingTexts } from '@api/platform/process/setting';
import { StartupError } from '@api/platform/process/startup-error';

const port = z.coerce.number().int().min(0).max(65_535).optional();
const token = /^[\x21-\x7e]{32,200}$/;

export const settings = {
  METRICS_PORT: setting(port, {
    expects: 'uma porta de 0 a 65535',
    description:
      '`/metrics` for Prometheus on a port of its own, of this machine alone; on all addresses with `METRICS_TOKEN` ([operating.md](operating.md#metrics-and-alerts))',
  }),
  API_METRICS_PORT: setting(port, {
    expects: 'uma porta de 0 a 65535',
    description: 'the same for `npm run api`',
  }),
  METRICS_TOKEN: setting(z.string().regex(token).optional(), {
    expects: 'um segredo de 32 caracteres ou mais, sem espaços nem acentos',
    default: 'none: `/metrics` answers 404',
    description:
      'the bearer token with which Prometheus reads `/metrics`, 32 characters or more: on the own port, or on `PORT` and `API_PORT` without one',
  }),
};

export interface MetricsSettings {
  /** undefined: on the port of pages or calls. */
  port: number | undefined;
  token: string | undefined;
}

/** Null: no metrics. @throws StartupError without the value, which is secret */
export function readMetricsSettings(
  source: Record<string, string | undefined>,
  portName: 'METRICS_PORT' | 'API_METRICS_PORT',
): MetricsSettings | null {
  const [ownPort, bearer] = [settings[portName], settings.METRICS_TOKEN].map((schema, index) => {
    const name = index === 0 ? portName : 'METRICS_TOKEN';
    const { success, data } = schema.safeParse(source[name]);
    if (success) return data;
    throw new StartupError(
      `A configuração ${name} não serve: espera-se ${settingTexts.get(schema)!.expects}.`,
    );
  });
  if (ownPort === undefined && bearer === undefined) return null;
  return { port: ownPort as number | undefined, token: bearer as string | undefined };
}
