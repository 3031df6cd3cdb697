import { withArticle } from '@domain/brokerage/brokerage';
import { useBrokerage } from '~/components/use-brokerage';
import { initials } from '~/domain/broker';
import { creciText } from '@domain/brokerage/creci-text';
import type { DossierData } from './dossier-data.server';

/** Broker with CRECI number, and the page's URL as QR code and text. */
export function Contact({ page: { broker, qrHref, address } }: { page: DossierData }) {
  const brokerage = useBrokerage();
  return (
    <div className="contato-f">
      <hr className="batida" />
      <div className="dezseis">
        {broker ? (
          <div className="par-f">
            <div className="rosto">
              {broker.avatar ? (
                <img src={broker.avatar} alt="" width={400} height={500} />
              ) : (
                <span className="iniciais" aria-hidden="true">
                  {initials(broker.name)}
                </span>
              )}
            </div>
            <div>
              <h2>{broker.name}</h2>
              <p className="suave">{creciText(broker.creci)}</p>
              {broker.phone && <p>{broker.phone}</p>}
              {broker.email && <p>{broker.email}</p>}
            </div>
          </div>
        ) : (
          <p className="suave">Fale com {withArticle(brokerage)} pela página do imóvel.</p>
        )}
        <div className="par-f">
          <img className="qr" src={qrHref} alt="Código QR para a página do imóvel" width={128} height={128} />
          <p className="suave endereco">{address.replace(/^https?:\/\/(?:www\.)?/, '')}</p>
        </div>
      </div>
    </div>
  );
}
