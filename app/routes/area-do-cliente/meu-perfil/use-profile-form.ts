import { useActionData } from '@remix-run/react';
import { usePlainLeadForm } from '~/features/leads/use-plain-lead-form';
import type { ProfileIntent } from '~/features/account/profile/profile-intents';
import { links } from '~/links';
import type { ProfileReply } from './reply';

interface ProfileFormOptions {
  intent: ProfileIntent;
  /** The name of its check (browser/form-checks.ts). */
  check?: string;
  /** What the fields show at first. */
  kept?: Record<string, string | null | undefined>;
}

/** One of the profile's forms: what was answered to it, and its fields with what was typed, else with what is kept. */
export function useProfileForm({ intent, check = '', kept = {} }: ProfileFormOptions) {
  const answered = useActionData<ProfileReply>();
  const reply = answered?.intent === intent ? answered : undefined;
  const form = usePlainLeadForm({ id: `perfil-${intent}`, action: links.profile(), reply, check });
  return {
    ...form,
    reply,
    failed: reply?.failed ?? form.errors['']?.[0],
    field: (name: string) => {
      const field = form.field(name);
      return { ...field, defaultValue: reply?.result ? (field.defaultValue ?? '') : (kept[name] ?? '') };
    },
  };
}
