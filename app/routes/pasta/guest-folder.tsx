import { countedProperties } from '@domain/counts';
import { fewestCompared, mostCompared } from '~/domain/comparison/asked';
import { numberWord } from '~/domain/comparison/number-word';
import { intentField } from '~/features/account/profile/profile-intents';
import { inviteParam, links } from '~/links';
import type { GuestReply } from './action.server';
import type { ShownFolder } from './folder-data.server';
import { guestIntents } from './guest-forms';
import { GuestHome } from './guest-home';
import { GuestName } from './guest-name';

interface GuestFolderProps {
  folder: ShownFolder;
  token: string;
  reply: GuestReply | undefined;
}

/** The id of the form that ticked boxes are sent by. */
const compareForm = 'comparar';

/** What the owner has put together, and what the guest says of it. */
export function GuestFolder({ folder, token, reply }: GuestFolderProps) {
  const { name, owner, guest, homes } = folder;
  const here = links.sharedFolder(token);
  const separated =
    homes.length === 0 ? 'ainda não guardou imóveis aqui' : `separou ${countedProperties(homes.length)}`;
  const hasSpoken = guest !== null || homes.some(({ own }) => own);
  return (
    <>
      <div className="g convite__cab">
        <h1 className="r10">{name}</h1>
        <p className="lide r6">
          {`${owner} ${separated} e quer saber o que você acha. Sem conta, sem cadastro; dá para voltar e mudar.`}
        </p>
      </div>
      <GuestName owner={owner} guest={guest} action={here} reply={reply} />
      {homes.map((home) => (
        <GuestHome
          home={home}
          owner={owner}
          action={here}
          reply={reply}
          compareForm={homes.length >= fewestCompared ? compareForm : undefined}
          key={home.code}
        />
      ))}
      {homes.length >= fewestCompared && (
        <form className="convite__parte" id={compareForm} action={links.compare()}>
          <h2>Lado a lado</h2>
          <p>{`Marque de ${numberWord(fewestCompared)} a ${numberWord(mostCompared)} imóveis para vê-los em uma tabela, com o custo de cada mês.`}</p>
          <input type="hidden" name={inviteParam} value={token} />
          <button className="bt bt--2 bt--c">Comparar os marcados</button>
        </form>
      )}
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
