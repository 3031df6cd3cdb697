import { parseArgs } from 'node:util';
import { startupText } from '@api/platform/process/start-output';
import { StartupError } from '@api/platform/process/startup-error';
import { type ApiEnv, readApiEnv } from '@api/env';
import { readMauticSettings } from '@api/leads/mautic/settings';
import { checkForms } from '@api/leads/mautic/form-check';
import { readEnv } from '@server/env';
import { hasDatabase } from '@api/platform/db/data-folder';
import { chainReport, readChain } from './audit';
import { examine } from './examine';
import { mailReport, readWaitingMail } from './mail';
import { formsReport, report } from './report';

/** `npm run doctor -- --api https://…`: checks a back end against the calls of the site. */
const usage = `Uso: npm run doctor -- --api URL [--token TOKEN] [--broker SLUG]
  --api URL      o endereço do back end (API_BASE_URL, se faltar)
  --token TOKEN  o token de um cliente, para as chamadas da área do cliente
  --broker SLUG  um consultor, se nenhum imóvel disser o seu

Sem API_BASE_URL confere o registro do que a equipe fez: um ato alterado depois de selado é nomeado.
Com DATABASE_URL e sem API_BASE_URL diz quantos e-mails esperam para sair, e desde quando.
Com MAUTIC_URL (e MAUTIC_FORMS) diz também que campos faltam nos formulários do Mautic.

Faz cada chamada de leitura uma vez e nada muda.
Códigos de saída: 0 o site funciona · 1 a busca ou a página de imóvel não podem funcionar, o registro da equipe foi adulterado, ou o banco não responde · 2 uso incorreto
`;

function readArguments() {
  try {
    const options = {
      api: { type: 'string' },
      token: { type: 'string' },
      broker: { type: 'string' },
    } as const;
    const { values } = parseArgs({ options });
    // `--api` replaces all other settings of the website.
    const env = values.api === undefined ? readEnv() : readEnv({ API_BASE_URL: values.api });
    const { apiBaseUrl: baseUrl, apiTimeoutMs: timeoutMs, apiFields: fields, apiSecret: secret } = env;
    const { token, broker } = values;
    const api = baseUrl === undefined ? null : { baseUrl, secret, token, broker, timeoutMs, fields };
    const mautic = readMauticSettings(process.env);
    // The embedded database has no other instance to wait for.
    const mail = !api && process.env.DATABASE_URL ? readApiEnv() : null;
    const own = api ? null : readApiEnv();
    const audit = own && hasDatabase(own) ? own : null;
    if (api || mautic || mail || audit) return { api, mautic, mail, audit };
  } catch (error) {
    // An unknown option: the usage is printed below.
    if (error instanceof StartupError) process.stderr.write(`${startupText(error)}\n\n`);
  }
  return null;
}

async function printMail(env: ApiEnv): Promise<void> {
  try {
    process.stdout.write(mailReport(await readWaitingMail(env), env.mail.delivery));
  } catch (error) {
    process.stderr.write(`E-mails que esperam: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

async function printAudit(env: ApiEnv): Promise<void> {
  try {
    const chain = await readChain(env);
    if (!chain) return;
    const { text, code } = chainReport(chain);
    process.stdout.write(text);
    process.exitCode = code;
  } catch (error) {
    process.stderr.write(`Registro da equipe: ${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

const given = readArguments();
if (given) {
  const { api, mautic, mail, audit } = given;
  if (api) {
    const { text, code } = report(await examine(api));
    process.stdout.write(text);
    process.exitCode = code;
  }
  if (audit) await printAudit(audit);
  if (mail) await printMail(mail);
  if (mautic)
    process.stdout.write(`${api || mail || audit ? '\n' : ''}${formsReport(await checkForms(mautic))}`);
} else {
  process.stderr.write(usage);
  process.exitCode = 2;
}
