import type { SignInFormState } from './use-sign-in-form';
import type { SignInView } from './view';

export interface StepProps {
  view: SignInView;
  form: SignInFormState;
  pending: boolean;
  focused?: string;
}
