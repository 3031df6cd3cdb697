import type { LoaderFunctionArgs } from '@remix-run/node';
import { splitAddress } from '@domain/legacy-urls/redirect';
import { asMember } from '../session/guard.server';
import { addressField } from './redirect-forms';
import { pathOf } from './redirect-view';

const maxSteps = 10;

/** 'Para onde leva este endereço?': what a visitor gets, step by step. */
export const followData = (args: LoaderFunctionArgs) =>
  asMember(args, 'redirects.write', async () => {
    const { siteUrl } = args.context;
    const typed = (new URL(args.request.url).searchParams.get(addressField) ?? '').slice(0, 2_000);
    const path = typed.trim() === '' ? null : pathOf(typed, siteUrl);
    if (path === null)
      return { typed, steps: [], error: typed.trim() === '' ? null : `Escreva um endereço de ${siteUrl}` };
    return { typed, steps: await stepsOf(args, path), error: null };
  });
export type FollowView = Awaited<ReturnType<typeof followData>>;

interface Step {
  address: string;
  /** null: the page could not be opened now. */
  status: number | null;
  /** By a redirect of the list. */
  isOwn: boolean;
  title: string | null;
  /** Where it leads; on another site it is the end. */
  location: string | null;
  /** It was there before: without end. */
  isLoop: boolean;
}

async function stepsOf({ context }: LoaderFunctionArgs, first: string): Promise<Step[]> {
  const { visitAddress, redirects, region, siteUrl, log } = context;
  const steps: Step[] = [];
  for (let address: string | null = first; address !== null && steps.length < maxSteps;) {
    const isLoop = steps.some((step) => step.address === address);
    const visit: Awaited<ReturnType<NonNullable<typeof visitAddress>>> | undefined = isLoop
      ? undefined
      : await visitAddress?.(address, region).catch((error: Error) => {
          log.warn({ reason: error.message }, 'address not opened');
          return undefined;
        });
    const location: string | null = visit?.location ?? null;
    steps.push({
      ...{ address, status: visit?.status ?? null, isLoop, location, title: visit?.title ?? null },
      isOwn: redirects?.find(...splitAddress(address)) != null,
    });
    address = location === null ? null : ownPath(location, siteUrl);
  }
  return steps;
}

/** null: another site. */
function ownPath(location: string, siteUrl: string): string | null {
  const url = new URL(location, siteUrl);
  return url.origin === new URL(siteUrl).origin ? url.pathname + url.search : null;
}
