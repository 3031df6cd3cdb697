import { withNoBreakSpaces } from '@domain/kernel/no-break-spaces';
import { Photo } from '~/components/ui/photo';
import { photoSizes } from '@domain/media/photo';
import type { GuestReply } from './action.server';
import type { ShownProperty } from './folder-data.server';
import { GuestReaction } from './guest-reaction';

interface GuestPropertyProps {
  home: ShownProperty;
  owner: string;
  action: string;
  reply: GuestReply | undefined;
  /** Only where not all properties fit into one comparison. */
  compareForm?: string;
}

/** A property with the guest's reaction. */
export function GuestProperty({ home: property, owner, action, reply, compareForm }: GuestPropertyProps) {
  const { code, title, href, district, city, photo, facts, prices, note, isGone } = property;
  return (
    <article className={isGone ? 'convite__imovel convite__imovel--fora' : 'convite__imovel'} id={`i${code}`}>
      <div className="convite__foto">
        <Photo photo={photo && { ...photo, alt: '' }} sizes={photoSizes.wideCard} />
        {isGone && <span className="selo">Saiu de oferta</span>}
      </div>
      <div>
        <p className="card__lugar">
          <b>{district || city}</b>
          {district && `, ${city}`}
        </p>
        <h2>
          <a href={href}>{withNoBreakSpaces(title)}</a>
        </h2>
        {facts.length > 0 && (
          <ul className="ficha">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {prices.length > 0 && (
          <p className="preco">
            {prices.map(({ amount, isFrom, period }) => (
              <span key={amount}>
                {isFrom && <small>a partir de </small>}
                {amount}
                {period && <small> {period}</small>}
              </span>
            ))}
          </p>
        )}
        {note && (
          <p className="convite__anotacao">
            {note}
            <small>{`nota de ${owner}`}</small>
          </p>
        )}
        <GuestReaction home={property} owner={owner} action={action} reply={reply} />
        {compareForm && !isGone && (
          <label className="marca">
            <input type="checkbox" name="ids" value={code} form={compareForm} />
            <span>
              Comparar<span className="vh">{` ${title}`}</span>
            </span>
          </label>
        )}
      </div>
    </article>
  );
}
