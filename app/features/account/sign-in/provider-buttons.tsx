import type { SocialProvider } from '@domain/providers';
import { documentAttribute } from '~/navigation/plain-link.browser';
import { Drawing } from '~/components/ui/icon';
import { lastPageField, providerNames } from '@domain/providers';
import { links } from '~/links';

interface ProviderButtonsProps {
  /** Those that the operator has set up (`context.settings.providers`). */
  providers: readonly SocialProvider[];
  /** The path to return to after signing in. */
  lastPage?: string;
}

const marks: Record<SocialProvider, string> = {
  google: 'M20 10.5h-8v3.2h4.5a4.8 4.8 0 1 1-1.3-5.1l2.3-2.3A8 8 0 1 0 20 12z',
  facebook: 'M14 21v-8h3l.5-3H14V8.3c0-1 .5-1.8 1.8-1.8h1.7V3.7c-3.8-.8-6.5.4-6.5 4V10H8v3h3v8',
};

/**
 * 'Continuar com Google' and the like, each a form of its own whose answer leads to the provider: they stand beside the
 * e-mail form, never in it. Nothing where no provider is set up.
 */
export function ProviderButtons({ providers, lastPage }: ProviderButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <p className="ou">ou</p>
      {providers.map((provider) => (
        // The answer leaves the site: the browser is to go there, not the router.
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
