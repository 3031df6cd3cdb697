import type { FormReply } from '~/forms/form-reply';
import type { ProfileIntent } from '~/features/account/profile/profile-intents';

export interface ProfileReply extends FormReply {
  intent: ProfileIntent;
}
