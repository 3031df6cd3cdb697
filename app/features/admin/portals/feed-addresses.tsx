import { CopiedLink } from '~/components/ui/copied-link';
import { FieldError } from '~/forms/field';
import { adminLinks, intentField } from '../admin-links';
import { portalField, portalIntents } from './portals-fields';
import type { PortalsReply } from './portals-action.server';
import { addressesId, type PortalFilters, portalsHref } from './portals-texts';
import type { PlanView } from './portals-view';

interface FeedAddressesProps {
  portals: readonly PlanView[];
  filters: PortalFilters;
  /** The address that is shown. */
  shown: { portal: string; name: string; url: string } | null;
  reply: PortalsReply | undefined;
}

/** Where portals read: who has an address reads the whole file, so it is shown only on demand. */
export function FeedAddresses({ portals, filters, shown, reply }: FeedAddressesProps) {
  const inUse = portals.filter(({ isInUse }) => isInUse);
  if (inUse.length === 0) return null;
  return (
    <section className="msec mportais-cargas" id={addressesId}>
      <h2>Endereços das cargas</h2>
      <ul>
        {inUse.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            {shown?.portal === id ? (
              <CopiedLink
                id={`endereco-${id}`}
                label={`Endereço para ${name}`}
                url={shown.url}
                key={shown.url}
              />
            ) : (
              <p>
                <code>…/carga/{id}/••••</code>
              </p>
            )}
            <div className="macoes">
              {shown?.portal !== id && (
                <a className="elo" href={portalsHref(filters, id)}>
                  Mostrar<span className="vh"> o endereço para {name}</span>
                </a>
              )}
              {/* A new address closes it. */}
              <details className="mplano" key={shown?.portal === id ? shown.url : id}>
                <summary>
                  Trocar<span className="vh"> o endereço para {name}</span>
                </summary>
                <form method="post" action={adminLinks.portals()}>
                  <input type="hidden" name={intentField} value={portalIntents.renew} />
                  <input type="hidden" name={portalField} value={id} />
                  <button className="bt bt--2">
                    Fechar o antigo e abrir outro<span className="vh"> para {name}</span>
                  </button>
                </form>
              </details>
            </div>
          </li>
        ))}
      </ul>
      <FieldError id="trocar" error={reply?.intent === portalIntents.renew ? reply.failed : undefined} />
      <p className="nota">Trocar fecha o endereço antigo na hora, e não se desfaz; avise o portal antes.</p>
    </section>
  );
}
