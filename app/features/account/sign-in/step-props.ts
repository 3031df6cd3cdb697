import type { SignInFormState } from './use-sign-in-form';
import type { SignInView } from './view';

/** What each of the three steps is shown with. */
export interface StepProps {
  view: SignInView;
  form: SignInFormState;
  pending: boolean;
  /** The field that the browser itself gives the focus, without scripts too. */
  focused?: string;
}
