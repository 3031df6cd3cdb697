import { countedProperties } from '@domain/kernel/counts';
import { minCompared, maxCompared } from '~/domain/comparison/requested-properties';
import { numberWord } from '~/domain/comparison/number-word';
import { intentField } from '~/features/account/profile/profile-intents';
import { comparisonParam, inviteParam, links } from '~/links';
import type { GuestReply } from './action.server';
import type { ShownFolder } from './folder-data.server';
import { guestIntents } from './guest-forms';
import { GuestProperty } from './guest-property';
import { GuestName } from './guest-name';

interface GuestFolderProps {
  folder: ShownFolder;
  token: string;
  reply: GuestReply | undefined;
}

const compareForm = 'comparar';

export function GuestFolder({ folder, token, reply }: GuestFolderProps) {
  const { name, owner, guest, homes: properties } = folder;
  const here = links.sharedFolder(token);
  const separated =
    properties.length === 0
      ? 'ainda não guardou imóveis aqui'
      : `separou ${countedProperties(properties.length)}`;
  const ids = properties.filter(({ isGone }) => !isGone).map(({ code }) => code);
  const isChosen = ids.length > maxCompared;
  const hasSpoken = guest !== null || properties.some(({ own }) => own);
  return (
    <>
      <div className="g convite__cab">
        <h1 className="r10">{name}</h1>
        <p className="lide r6">
          {`${owner} ${separated} e quer saber o que você acha. Sem conta, sem cadastro; dá para voltar e mudar.`}
        </p>
      </div>
      {/* Forms keep their first values, so another guest, or none, gets another form. */}
      <GuestName owner={owner} guest={guest} action={here} reply={reply} key={guest ?? ''} />
      {properties.map((property) => (
        <GuestProperty
          home={property}
          owner={owner}
          action={here}
          reply={reply}
          compareForm={isChosen ? compareForm : undefined}
          key={property.code}
        />
      ))}
      {ids.length >= minCompared && <Compare ids={isChosen ? null : ids} count={ids.length} token={token} />}
      <Small folder={folder} />
      {hasSpoken && (
        <form className="convite__parte" method="post" action={here}>
          <p>Seu nome e tudo o que você respondeu aqui saem desta pasta, de uma vez.</p>
          <button className="bt bt--2 bt--c" name={intentField} value={guestIntents.forget}>
            Apagar minhas respostas
          </button>
        </form>
      )}
    </>
  );
}

interface CompareProps {
  /** null: the guest marks them. */
  ids: readonly number[] | null;
  count: number;
  token: string;
}

const Compare = ({ ids, count, token }: CompareProps) => (
  <form className="convite__parte" id={compareForm} action={links.compare()}>
    <h2>Lado a lado</h2>
    <p>
      {ids
        ? `Os ${numberWord(count)} em uma tabela, com o custo de cada mês.`
        : `Marque de ${numberWord(minCompared)} a ${numberWord(maxCompared)} imóveis para vê-los em uma tabela, com o custo de cada mês.`}
    </p>
    {ids && <input type="hidden" name={comparisonParam.ids} value={ids.join(',')} />}
    <input type="hidden" name={inviteParam} value={token} />
    <button className="bt bt--2 bt--c">{ids ? 'Comparar' : 'Comparar os marcados'}</button>
  </form>
);

const Small = ({ folder: { owner, until } }: { folder: ShownFolder }) => (
  <p className="nota convite__nota">
    {`O que ${owner} respondeu aparece depois da sua resposta. `}
    {until
      ? `Este link vale até ${until} e ${owner} pode fechá-lo antes. `
      : `Este link vale até ${owner} fechá-lo. `}
    Guardamos seu primeiro nome e suas respostas enquanto o link existir;{' '}
    <a href={links.privacy()}>política de privacidade</a>.
  </p>
);
