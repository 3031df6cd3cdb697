import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { providerNames, socialProviders, type SocialProvider } from '@domain/people/providers';
import type { SnackbarMessage } from '~/domain/snackbar';
import { links } from '~/links';
import { ApiHttpError, hasStatus, isMissingCall } from '~/back-end/errors.server';
import { flashCookie } from '~/request/flash.server';
import { type FailureReason, ProviderFailure } from './failure.server';

type Args = LoaderFunctionArgs | ActionFunctionArgs;

/** Spec 1 §10: 'Google login fails'. */
export const signInFailed = 'Algo de errado ocorreu, tente novamente mais tarde.';

const texts: Record<FailureReason, (name: string) => SnackbarMessage> = {
  away: (name) => ({
    tone: 'danger',
    text: `A entrada com o ${name} está fora do ar. Entre com seu e-mail ou tente novamente mais tarde.`,
  }),
  cancelled: (name) => ({ tone: 'warning', text: `Você não concluiu a entrada com o ${name}.` }),
  stale: (name) => ({
    tone: 'warning',
    text: `A entrada com o ${name} demorou demais ou continuou em outra janela. Tente novamente.`,
  }),
  refused: () => ({ tone: 'danger', text: signInFailed }),
};

/** Provider of the route parameter. @throws 404 if it is not configured */
export function providerOf({ params, context }: Args): SocialProvider {
  const provider = socialProviders.find((each) => each === params.provider);
  if (!provider || !context.settings.providers.includes(provider)) throw new Response(null, { status: 404 });
  return provider;
}

export async function backToSignIn(
  { context }: Args,
  provider: SocialProvider,
  error: unknown,
  lastPage: string | null,
): Promise<Response> {
  const headers = { 'Set-Cookie': await flashCookie(messageOf(error, provider, context.log)) };
  return redirect(links.signInStill(lastPage ?? undefined), { status: 303, headers });
}

function messageOf(error: unknown, provider: SocialProvider, log: Args['context']['log']): SnackbarMessage {
  const name = providerNames[provider];
  if (error instanceof ProviderFailure) {
    const { reason, detail } = error;
    if (reason === 'away' || reason === 'refused')
      log.error({ provider, reason, detail }, 'identity provider failed');
    return texts[reason](name);
  }
  return proofRefused(error, log) ?? (isUnavailable(error) ? texts.away(name) : texts.refused(name));
}

/** The message for a rejected proof (422) or a rate limit (429); null for other errors, which are logged. */
export function proofRefused(error: unknown, log: Args['context']['log']): SnackbarMessage | null {
  const text = hasStatus(error, 429)
    ? error.answer?.message
    : hasStatus(error, 422) && error.answer?.errors?.email?.[0];
  if (text) return { tone: 'danger', text };
  log.error({ reason: (error as Error).message }, 'identity token rejected');
  return null;
}

/** The back end could not load the provider's keys, or does not have the call (settled §1). */
const isUnavailable = (error: unknown) =>
  isMissingCall(error) || (error instanceof ApiHttpError && error.code === 'PROVIDER_AWAY');
