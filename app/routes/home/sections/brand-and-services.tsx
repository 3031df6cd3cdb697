import { withArticle } from '@domain/brokerage/brokerage';
import type { BrokerageTexts } from '@domain/brokerage/brokerage-texts';
import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Icon } from '~/components/ui/icon';
import { useBrokerage } from '~/components/use-brokerage';
import { links } from '~/links';

type Brand = NonNullable<NonNullable<NonNullable<BrokerageTexts['texts']>['home']>['brand']>;

/** What the brokerage promises, in ten columns, and who signs it, in six. */
export function BrandAndServices({ title, text, promise, signature }: Brand) {
  const whole = withArticle(useBrokerage());
  return (
    <section className="parte parte--fim" aria-labelledby="a-casa">
      <div className="palco g marca-g">
        <div className="marca__voz">
          <h2 id="a-casa">{withNoBreakSpaces(title)}</h2>
          {promise && <p className="lide">{promise}</p>}
        </div>
        <div className="marca__texto">
          <p>{text}</p>
          {signature && (
            <p>
              <b>{signature.name}</b>
              <br />
              {`${signature.role}, ${signature.creci}`}
            </p>
          )}
          <a className="elo" href={links.aboutUs()}>
            Conhecer {whole} <Icon name="arrow" small />
          </a>
        </div>
      </div>
    </section>
  );
}
