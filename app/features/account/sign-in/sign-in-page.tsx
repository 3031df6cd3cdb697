import { useNavigation } from '@remix-run/react';
import { useEffect } from 'react';
import type { SocialProvider } from '@domain/providers';
import { signInTitles, type SignInReply, type SignInView } from './view';
import { useHouse } from '~/components/house';
import { documentTitle } from '~/domain/document-title';
import { links } from '~/links';
import { useForgetWhereLeft } from './forget-saved.browser';
import { AccountPage } from './account-page';
import { BackArrow } from './sign-in-head';
import { SignInForm } from './sign-in-form';
import { SignInMessages } from './sign-in-messages';
import { useSignInView } from './use-sign-in-view';

interface SignInPageProps {
  start: SignInView;
  providers: readonly SocialProvider[];
  reply?: SignInReply;
}

/** The steps of signing in as a page: without scripts it does it all (settled §5). */
export function SignInPage({ start, providers, reply }: SignInPageProps) {
  const { view, attempt, messages } = useSignInView(start, reply);
  const navigation = useNavigation();
  // The next step is there, and can be sent, while the page's data is still asked for anew.
  const pending = navigation.state === 'submitting' && navigation.formAction === links.login();
  const { step } = view;
  const { name } = useHouse();
  useEffect(() => {
    if (attempt > 0) document.title = documentTitle(name, signInTitles[step]);
  }, [attempt, step, name]);
  useForgetWhereLeft(start.saved);
  return (
    <AccountPage gravura="terraco-baia">
      <div className="login__topo">
        <BackArrow view={view} />
        <h1>{signInTitles[step]}</h1>
      </div>
      {step === 'email' && (
        <p className="suave">Seus favoritos, suas pesquisas e seus imóveis em um só lugar.</p>
      )}
      <SignInForm
        view={view}
        pending={pending}
        providers={providers}
        takesFocus={attempt > 0}
        key={attempt}
      />
      <SignInMessages texts={messages} key={`avisos-${attempt}`} />
    </AccountPage>
  );
}
