import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { countedProperties } from '@domain/kernel/counts';
import { adminLinks } from '../admin-links';
import { Panel } from '../record/panel';
import { RecordSection } from '../record/record';
import { RecordHistory } from '../record/record-history';
import { HomesTable } from './homes-table';
import { itemTexts, type ItemValues } from './item-fields';
import { ItemForm } from './item-form';
import type { ItemData } from './item.server';
import { OtherLists } from './other-lists';
import { SectionsTable } from './sections-table';
import { ShowcaseHead } from './showcase-head';
import './showcase.css';

export interface ItemReply {
  values: ItemValues;
  errors: Record<string, string>;
  failed: string | null;
  /** Of the draft that is stored now. */
  version: number;
}

const formId = 'item';
const stateTexts = { coming: 'Ainda não começou.', live: 'No site.', ended: 'Já terminou.' } as const;

interface ItemPageProps {
  item: ItemData;
  reply: ItemReply | undefined;
  /** Above the fields' panel: of the home page, its photos. */
  children?: ReactNode;
}

/** A list, a banner, a photo or the home page: its draft, and what is published (prototype mesa-listas). */
export function ItemPage({ item, reply, children }: ItemPageProps) {
  const { kind, key, tabs, state, draft, isPublished, history, brokers, lists } = item;
  const version = reply?.version ?? item.version;
  const values = reply?.values ?? item.values;
  const path = kind === 'sections' ? adminLinks.showcaseHome() : adminLinks.showcaseItem(kind, key);
  const title = kind === 'sections' ? 'Partes da home' : values.fields.title || key;
  return (
    <>
      <ShowcaseHead tabs={tabs} />
      {reply?.failed && (
        <div className="recado mvitrine__aviso" role="alert">
          <Icon name="warning" />
          <p>{reply.failed} O que você escreveu está abaixo: salvar agora fica no lugar do outro.</p>
        </div>
      )}
      <div className="dupla-m">
        <div className="mfatos">
          <RecordSection title={title}>
            <p className="suave mvitrine__onde">
              {placeText(item)} {state ? stateTexts[state] : kind !== 'sections' && 'Só rascunho.'} {draft}
            </p>
            {kind === 'list' && (
              <HomesTable homes={item.homes} form={formId} isPinned={values.by === 'search'} key={version} />
            )}
            {kind === 'sections' && <SectionsTable sections={values.sections} form={formId} />}
          </RecordSection>
          {children}
        </div>
        <div className="mlados">
          <Panel id="vitrine" title={itemTexts[kind].the}>
            <ItemForm
              {...{ kind, values, version, isPublished, brokers }}
              id={formId}
              itemKey={key}
              action={path}
              errors={reply?.errors ?? {}}
              hasDraft={draft !== null}
              key={JSON.stringify([item.values, version, reply?.values])}
            />
          </Panel>
          {kind === 'list' && <OtherLists lists={lists.filter((list) => list.key !== key)} />}
        </div>
        <RecordSection title="Histórico">
          <RecordHistory rows={history} />
        </RecordSection>
      </div>
    </>
  );
}

function placeText({ kind, key, values, homes, total }: ItemData): string {
  if (kind !== 'list') return '';
  const address = `Na home, em Curadoria. /imoveis?curadoria=${key}.`;
  if (values.by === 'search')
    return total === null ? address : `${address} ${countedProperties(total)}, pela busca.`;
  const shown = homes.filter(({ warning }) => warning === null).length;
  return `${address} ${countedProperties(homes.length)}, ${shown} à mostra.`;
}
