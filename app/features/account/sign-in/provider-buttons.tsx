import type { SocialProvider } from '@domain/people/providers';
import { canSignInWith, type EmbeddedBrowser } from '~/domain/embedded-browser';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { Drawing } from '~/components/ui/icon';
import { lastPageField, providerNames } from '@domain/people/providers';
import { links } from '~/links';
import { OpenOutside } from './open-outside';

export interface ProviderOptions {
  providers: readonly SocialProvider[];
  /** null: not inside an app. */
  browser: EmbeddedBrowser | null;
  siteUrl: string;
}

interface ProviderButtonsProps extends ProviderOptions {
  lastPage?: string;
}

const marks: Record<SocialProvider, string> = {
  google: 'M20 10.5h-8v3.2h4.5a4.8 4.8 0 1 1-1.3-5.1l2.3-2.3A8 8 0 1 0 20 12z',
  facebook: 'M14 21v-8h3l.5-3H14V8.3c0-1 .5-1.8 1.8-1.8h1.7V3.7c-3.8-.8-6.5.4-6.5 4V10H8v3h3v8',
};

/** One form for each provider, beside the e-mail form: forms cannot be nested. */
export function ProviderButtons({ providers, browser, siteUrl, lastPage }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  const possible = providers.filter((provider) => canSignInWith(provider, browser));
  return (
    <>
      <p className="ou">ou</p>
      {browser && possible.length < providers.length && (
        <OpenOutside browser={browser} siteUrl={siteUrl} lastPage={lastPage} />
      )}
      {possible.map((provider) => (
        // The redirect leaves the site, so the browser must submit, not the router.
        <form
          method="post"
          action={links.signInWith(provider)}
          {...{ [documentAttribute]: '' }}
          key={provider}
        >
          {lastPage && <input type="hidden" name={lastPageField} value={lastPage} />}
          <button className="bt bt--2 bt--t">
            <Drawing path={marks[provider]} small />
            Continuar com {providerNames[provider]}
          </button>
        </form>
      ))}
    </>
  );
}
