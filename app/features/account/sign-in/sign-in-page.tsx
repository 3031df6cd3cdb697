import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import { signInTitles, type SignInReply, type SignInView } from './view';
import { useBrokerage } from '~/components/use-brokerage';
import { documentTitle } from '~/domain/document-title';
import { links } from '~/links';
import { useForgetOnLeave } from './forget-saved.browser';
import { AccountPage } from './account-page';
import { BackArrow } from './sign-in-head';
import type { ProviderOptions } from './provider-buttons';
import { SignInForm } from './sign-in-form';
import { SignInMessages } from './sign-in-messages';
import { useSignInView } from './use-sign-in-view';

interface SignInPageProps {
  start: SignInView;
  options: ProviderOptions;
  reply?: SignInReply;
}

/** Sign-in as a page; it works without scripts (settled §5). */
export function SignInPage({ start, options, reply }: SignInPageProps) {
  const { view, attempt, messages } = useSignInView(start, reply);
  const navigation = useNavigation();
  // Only 'submitting': the next step can be sent while the page revalidates.
  const pending = navigation.state === 'submitting' && navigation.formAction === links.login();
  const { step } = view;
  const { name } = useBrokerage();
  useEffect(() => {
    if (attempt > 0) document.title = documentTitle(name, signInTitles[step]);
  }, [attempt, step, name]);
  useForgetOnLeave(start.saved);
  return (
    <AccountPage gravura="terraco-baia">
      <div className="login__topo">
        <BackArrow view={view} />
        <h1>{signInTitles[step]}</h1>
      </div>
      <SignInForm view={view} pending={pending} options={options} takesFocus={attempt > 0} key={attempt} />
      <SignInMessages texts={messages} key={`avisos-${attempt}`} />
    </AccountPage>
  );
}
