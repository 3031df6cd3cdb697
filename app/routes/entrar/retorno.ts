import type { LoaderFunctionArgs } from '@remix-run/node';
import { emailIn } from '~/features/account/providers/email-in.server';
import { flowCookie, readFlow } from '~/features/account/providers/flow.server';
import { backToSignIn, providerOf } from '~/features/account/providers/provider-sign-in.server';
import { deviceOf } from '~/features/account/sign-in/device.server';
import { finishSignIn } from '~/features/account/sign-in/finish-sign-in.server';

/** Completes the sign-in after the provider's redirect, and returns to the previous page. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { request, context } = args;
  const provider = providerOf(args);
  const { session, seals, identity, api } = context;
  session.isPrivate = true;
  try {
    const { idToken, nonce, lastPage } = await identity.finish(provider, seals, request);
    const { device } = deviceOf(args);
    const answer = await api.auth(session.caller).exchange({ provider, id_token: idToken, nonce, device });
    const response = await finishSignIn(args, { answer, username: emailIn(idToken), provider, lastPage });
    response.headers.append('Set-Cookie', seals.forget(flowCookie));
    return response;
  } catch (error) {
    const lastPage = readFlow(seals, request.headers.get('Cookie'))?.lastPage ?? null;
    return backToSignIn(args, provider, error, lastPage);
  }
}
