import type { LoaderFunctionArgs } from '@remix-run/node';
import type { PurchaseProfile } from '@contract/purchase-profile';
import { sectionOf } from '~/back-end/section.server';
import { signedIn } from '~/features/account/session/guard.server';
import { unsaid } from '@domain/taxonomy/lead-options';
import { profileMatches } from './matches.server';

export const profileData = (args: LoaderFunctionArgs) =>
  signedIn(args, async ({ customer }) => {
    const { context } = args;
    const profile = await sectionOf(customer.purchaseProfile(), context.log, ({ profile }) => profile);
    if (profile.status !== 'shown') return { profile };
    const stored = profile.value;
    const matches = stored ? await profileMatches(stored, context) : [];
    return {
      profile: { ...profile, value: { isKept: stored !== null, known: knownOf(stored), matches } },
    };
  });

function knownOf(profile: PurchaseProfile | null) {
  const text = (value: number | null | undefined) => value?.toString();
  return {
    objetivo: profile?.objective ?? unsaid,
    lugar: profile?.places ?? [],
    tipo: profile?.tipology ?? [],
    fase: profile?.fase ?? [],
    quartos: text(profile?.rooms),
    suites: text(profile?.suites),
    vagas: text(profile?.garage),
    'preco-min': profile?.price_min?.toLocaleString('pt-BR'),
    'preco-max': profile?.price_max?.toLocaleString('pt-BR'),
    prazo: profile?.close_prevision ?? unsaid,
    contato: profile?.contact_preference ?? unsaid,
  };
}
export type KnownProfile = ReturnType<typeof knownOf>;
