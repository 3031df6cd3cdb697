import { isMissingCall } from '~/back-end/errors.server';

/** @throws Response 404: nothing is there, or the back end has no such call */
export async function orNotFound<T>(call: Promise<T | null>): Promise<T> {
  const found = await call.catch((error: unknown) => {
    if (!isMissingCall(error)) throw error;
    return null;
  });
  if (found === null) throw new Response(null, { status: 404 });
  return found;
}
