import { useBrokerage } from '~/components/use-brokerage';
import { codeOf } from '~/domain/property';
import { offerOf } from '@domain/property/offer';
import { links } from '~/links';
import type { PropertyData } from '../property-data.server';

/** Print footer of the property page: code, URL and QR code. */
export function PrintedFoot({ page, corretor }: { page: PropertyData; corretor?: string }) {
  const { detail, negotiation, path, siteUrl } = page;
  const offer = offerOf(detail, negotiation);
  return (
    <div className="palco pe-impresso">
      <img
        src={links.dossierQr(offer, corretor)}
        alt="Código QR para a página do imóvel"
        width={128}
        height={128}
        loading="lazy"
      />
      <p>
        {useBrokerage().name}, código {codeOf(detail)}
        <br />
        {siteUrl + links.inBrokersName(path, corretor)}
      </p>
    </div>
  );
}
