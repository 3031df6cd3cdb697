import { useActionData } from '@remix-run/react';
import { buttonIntents } from '~/features/account/profile/profile-intents';
import { FailedSnackbar } from '~/forms/failed-snackbar';
import { FieldError } from '~/forms/field';
import type { ProfileReply } from './reply';

/** Error of a button without fields. Forms with fields show errors beside them. */
export function ButtonFailed() {
  const reply = useActionData<ProfileReply>();
  if (!reply?.failed || !buttonIntents.includes(reply.intent)) return null;
  return (
    <>
      <FieldError id="perfil-botao" error={reply.failed} />
      <FailedSnackbar reply={reply} />
    </>
  );
}
