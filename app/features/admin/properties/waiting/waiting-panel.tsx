import type { StaffWaitingPeople } from '@contract/staff-waiting-people';
import { counted, nounFor } from '@domain/kernel/counts';
import { adminLinks } from '../../admin-links';
import { breakable } from '../../layout/breakable';
import { Panel } from '../../record/panel';

interface WaitingPanelProps {
  property: number;
  /** null: it could not be read now. */
  waiting: StaffWaitingPeople | null;
  /** Of contacts; absent: the role reads none, so nobody is named. */
  grant?: 'all' | 'own';
}

/** 'Para quem ligar': people whose searches fit the property, named where they asked for contact. */
export function WaitingPanel({ property, waiting, grant }: WaitingPanelProps) {
  return (
    <Panel id="ligar" title="Para quem ligar">
      {waiting === null ? (
        <p className="suave">Não pôde ser lido agora. Recarregue a página em um minuto.</p>
      ) : waiting.count === 0 ? (
        <p className="suave">Ninguém procura um imóvel assim agora.</p>
      ) : (
        <People property={property} waiting={waiting} grant={grant} />
      )}
      {waiting?.is_partial && <p className="nota">Contamos só as pesquisas mais novas: são muitas.</p>}
    </Panel>
  );
}

function People({
  property,
  waiting: { people, count, named, broker },
  grant,
}: WaitingPanelProps & { waiting: StaffWaitingPeople }) {
  const others = count - named;
  return (
    <>
      {people.length > 0 && (
        <>
          <p className="menor suave">Pessoas que pediram contato e procuram um imóvel assim.</p>
          <ul className="mligar">
            {people.map(({ contact, name, wants, fit, responsible }) => (
              <li key={contact}>
                <p>
                  <a className="mlink" href={adminLinks.contact(contact)}>
                    {breakable(name)}
                  </a>
                  <br />
                  <span className="suave">{breakable(wants.join(', '))}</span>
                  {responsible && grant === 'all' && (
                    <>
                      <br />
                      <span className="suave">Hoje com {responsible}.</span>
                    </>
                  )}
                </p>
                <span className="nota">{fit} de 5</span>
                {broker !== null && (
                  <form method="post" action={adminLinks.passToBroker(property, contact)}>
                    <button className="elo">
                      {grant === 'own' ? 'Anotar para hoje' : 'Passar ao corretor'}
                      <span className="vh">: {name}</span>
                    </button>
                  </form>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {named > people.length && (
        <p className="nota">E mais {counted(named - people.length, 'pessoa', 'pessoas')} em Contatos.</p>
      )}
      {others > 0 && <p className="nota">{othersText(others, people.length > 0, grant)}</p>}
      {people.length > 0 && broker !== null && grant === 'all' && (
        <p className="nota">O corretor do imóvel é {broker}.</p>
      )}
    </>
  );
}

function othersText(count: number, isRest: boolean, grant: WaitingPanelProps['grant']): string {
  const people = `${counted(count, isRest ? 'outra pessoa' : 'pessoa', isRest ? 'outras pessoas' : 'pessoas')}`;
  const seek = `${people} ${nounFor(count, 'procura', 'procuram')} um imóvel assim`;
  if (!grant) return `${seek}. Quem atende contatos vê quem pediu contato.`;
  const noRequest = nounFor(count, 'não pediu contato', 'não pediram contato');
  return grant === 'all'
    ? `${seek} e ${noRequest}: ${nounFor(count, 'conta, sem nome', 'contam, sem nome')}.`
    : `${seek}, sem contato seu: ${nounFor(count, 'conta, sem nome', 'contam, sem nome')}.`;
}
