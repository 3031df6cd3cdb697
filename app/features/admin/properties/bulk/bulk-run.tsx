import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { counted } from '@domain/kernel/counts';
import { Icon } from '~/components/ui/icon';
import { adminLinks } from '../../admin-links';
import { BulkConfirm, type BulkFailure, BulkProgress } from './bulk-confirm';
import { Changing, Left } from './bulk-items';
import type { bulkRunData } from './bulk-run.server';

export type BulkRunProps = Awaited<ReturnType<typeof bulkRunData>> & { failure: BulkFailure | undefined };

/** The preview of a bulk, how far it is, and what it has changed. */
export function BulkRun({ bulk, part, page, seesActs, failure }: BulkRunProps) {
  const isWorking = bulk.state === 'waiting' || bulk.state === 'running';
  useRefresh(isWorking);
  return (
    <>
      <a className="elo mvolta" href={part ? adminLinks.propertyBulk(bulk.id) : adminLinks.properties()}>
        <Icon name="previous" small />
        {part ? 'Prévia' : 'Imóveis'}
      </a>
      <div className="mcab">
        <div>
          <h1>{titleOf(bulk)}</h1>
          <p className="suave">{bulk.about}</p>
        </div>
      </div>
      <div className="dupla-m">
        <div>
          {part !== 'left' && <Changing bulk={bulk} part={part} page={page} />}
          {part !== 'changing' && <Left bulk={bulk} part={part} page={page} />}
        </div>
        <div className="mlados">
          {bulk.state === 'preview' ? (
            <BulkConfirm bulk={bulk} seesActs={seesActs} failure={failure} />
          ) : (
            <BulkProgress bulk={bulk} seesActs={seesActs} failure={failure} />
          )}
        </div>
      </div>
    </>
  );
}

function titleOf({ state, count, left_count }: BulkRunProps['bulk']): string {
  if (state === 'done') return `Mudou em ${counted(count, 'imóvel', 'imóveis')}`;
  return `Mudar ${counted(count + left_count, 'imóvel', 'imóveis')}`;
}

const refreshMs = 1_500;

/** Without scripts, a link does it. */
function useRefresh(isWorking: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(revalidate, refreshMs);
    return () => clearInterval(timer);
  }, [isWorking, revalidate]);
}
