import type { FormReply } from '~/domain/forms/form-reply';
import type { ProfileIntent } from '~/domain/forms/profile-intents';

/** What the profile's action answers where a form was not taken. */
export interface ProfileReply extends FormReply {
  intent: ProfileIntent;
}
