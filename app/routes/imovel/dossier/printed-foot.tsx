import { useHouse } from '~/components/house';
import { codeOf } from '~/domain/property';
import { offerOf } from '@domain/offer';
import { links } from '~/links';
import type { PropertyData } from '../property-data.server';

/** At the end of the page where it is printed as it is: its code and its address, for people and as a QR code. */
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
        {useHouse().name}, código {codeOf(detail)}
        <br />
        {siteUrl + links.inBrokersName(path, corretor)}
      </p>
    </div>
  );
}
