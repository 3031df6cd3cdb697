import { parseArgs } from 'node:util';
import { StartupError } from '@api/errors';
import { readMauticSettings } from '@api/mautic/settings';
import { seeForms } from '@api/mautic/form-check';
import { readEnv } from '@server/env';
import { examine } from './examine';
import { formsReport, report } from './report';

/** `npm run doctor -- --api https://…`: what a back end has of what the site asks, before a visitor finds out. */
const usage = `Uso: npm run doctor -- --api URL [--token TOKEN] [--broker SLUG]
  --api URL      o endereço do back end (API_BASE_URL, se faltar)
  --token TOKEN  o token de um cliente, para as chamadas da área do cliente
  --broker SLUG  um consultor, se nenhum imóvel disser o seu

Com MAUTIC_URL (e MAUTIC_FORMS) diz também que campos faltam nos formulários do Mautic.

Faz cada chamada de leitura uma vez e nada muda.
Códigos de saída: 0 o site funciona · 1 a busca ou a página de imóvel não podem funcionar · 2 uso incorreto
`;

function readArguments() {
  try {
    const options = {
      api: { type: 'string' },
      token: { type: 'string' },
      broker: { type: 'string' },
    } as const;
    const { values } = parseArgs({ options });
    // Read as the website would: an address named here is the only setting then.
    const env = values.api === undefined ? readEnv() : readEnv({ API_BASE_URL: values.api });
    const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs, apiFields: fields } = env;
    const { token, broker } = values;
    const api = baseUrl === undefined ? null : { baseUrl, token, broker, timeoutMs, fields };
    const mautic = readMauticSettings(process.env);
    if (api || mautic) return { api, mautic };
  } catch (error) {
    // An option that is not known: told below.
    if (error instanceof StartupError) process.stderr.write(`${error.message}\n\n`);
  }
  return null;
}

const given = readArguments();
if (given) {
  const { api, mautic } = given;
  if (api) {
    const { text, code } = report(await examine(api));
    process.stdout.write(text);
    process.exitCode = code;
  }
  if (mautic) process.stdout.write(`${api ? '\n' : ''}${formsReport(await seeForms(mautic))}`);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
