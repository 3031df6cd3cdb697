import { adminLinks, intentField } from '../admin-links';
import { contactField, contactIntents } from '../answering/contact-fields';
import { asDocument } from '../document-link';
import type { OfferView } from './offer-view';

/** A contact that waits for the member's 'Assumir'. */
export const OfferCard = ({ id, until, left, title, detail, why, hasPhone }: OfferView) => (
  <section className="oferta">
    <p className="oferta__q">
      <b>Para você até {until}</b>
      {left && <span>{left}</span>}
    </p>
    <h2>{title}</h2>
    <p className="suave">{detail}</p>
    <p className="nota">{why}</p>
    <div className="oferta__a">
      {hasPhone && (
        <form method="post" action={adminLinks.today()} {...asDocument}>
          <Fields id={id} intent={contactIntents.takeWhatsapp} />
          <button className="bt bt--1">Assumir e abrir o WhatsApp</button>
        </form>
      )}
      <form method="post" action={adminLinks.today()}>
        <Fields id={id} intent={contactIntents.take} />
        <button className={hasPhone ? 'bt bt--2' : 'bt bt--1'}>{hasPhone ? 'Só assumir' : 'Assumir'}</button>
      </form>
      <form method="post" action={adminLinks.today()}>
        <Fields id={id} intent={contactIntents.decline} />
        <button className="bt bt--2">Não posso agora</button>
      </form>
    </div>
  </section>
);

const Fields = ({ id, intent }: { id: number; intent: string }) => (
  <>
    <input type="hidden" name={intentField} value={intent} />
    <input type="hidden" name={contactField} value={id} />
  </>
);
