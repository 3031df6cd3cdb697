import type { FormReply } from '~/forms/form-reply';
import type { ProfileIntent } from '~/features/account/profile/profile-intents';

/** What the profile's action answers where a form was not taken. */
export interface ProfileReply extends FormReply {
  intent: ProfileIntent;
}
