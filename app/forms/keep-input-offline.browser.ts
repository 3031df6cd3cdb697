import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react';
import { showSnackbar } from '~/components/ui/snackbars.browser';
import type { FormReply } from './form-reply';
import { sendingFailed } from './form-texts';
import { sendingTimeoutMs } from './sending-timeout';

/** `clientAction` of a page with a form: if the request fails, the input stays and the form says so. */
export async function keepInputOffline(args: ClientActionFunctionArgs) {
  return orElse<FormReply>(args, () => {
    showFailure();
    if (isGoingElsewhere()) stayOnPage();
    return { failed: sendingFailed };
  });
}

/** `clientAction` of buttons without a reply: if the request fails, the page stays as it is. */
export async function stayOffline(args: ClientActionFunctionArgs) {
  const onFailure = () => {
    showFailure();
    stayOnPage();
    return null;
  };
  return orElse(args, onFailure, (status) => status < 500);
}

const showFailure = () => showSnackbar({ tone: 'danger', text: sendingFailed });

/**
 * Returns the server's reply, or that of `onFailure` if there is none in time, or an error.
 * @param isReply whether an error of this status is a reply, for the error page
 */
export async function orElse<Reply>(
  { request, serverAction }: ClientActionFunctionArgs,
  onFailure: () => Reply,
  isReply: (status: number) => boolean = (status) => status === 401, // the session has ended
) {
  try {
    return await inTime(serverAction<Reply>());
  } catch (error) {
    // Another press took the place of this one: nothing has failed, and the other goes on.
    if (request.signal.aborted) throw error;
    // A redirect is success.
    if (error instanceof Response || (isRouteErrorResponse(error) && isReply(error.status))) throw error;
    // An error status prevents revalidation, which would also fail and remove the form.
    return Response.json(onFailure(), { status: 503 });
  }
}

async function inTime<Reply>(reply: Promise<Reply>): Promise<Reply> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no reply in time')), sendingTimeoutMs);
  });
  return Promise.race([reply, late]).finally(() => clearTimeout(timer));
}

/** Whether the form's action is another page, whose data would be loaded next. */
function isGoingElsewhere(): boolean {
  const { location, navigation } = window.__remixRouter.state;
  return navigation.location !== undefined && navigation.location.pathname !== location.pathname;
}

type DataRoute = (typeof window.__remixRouter)['routes'][number];
const withChildren = (routes: readonly DataRoute[]): DataRoute[] =>
  routes.flatMap((route) => [route, ...withChildren(route.children ?? [])]);

/** Interrupts the submission by a navigation to this page that loads nothing. A fetcher interrupts none. */
function stayOnPage(): void {
  const { state, navigate, routes } = window.__remixRouter;
  if (state.navigation.state !== 'submitting') return;
  const own = withChildren(routes).map((route) => [route, route.shouldRevalidate] as const);
  for (const [route] of own) route.shouldRevalidate = () => false;
  const { pathname, search, hash } = state.location;
  void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  for (const [route, shouldRevalidate] of own) route.shouldRevalidate = shouldRevalidate;
}
