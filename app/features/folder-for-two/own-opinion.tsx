import { agreement, opinionAnswers, opinionLabels } from '@domain/opinions';
import type { SaidOfHome } from '@contract/folder-links';
import { Icon } from '~/components/ui/icon';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { guestCalled } from './guest-called';
import { opinionIcons } from './opinion-icons';
import { ownOpinionField } from './own-opinion-fields';

interface OwnOpinionProps {
  said: SaidOfHome;
  /** The home's title. */
  title: string;
  /** The folder's id. */
  folder: string;
  /** The page that it stands on. */
  returnTo: string;
}

/** What owner and guests say of a home: a button an answer, pressed again it is taken back (brief §17.2). */
export function OwnOpinion({ said: { code, own, guests }, title, folder, returnTo }: OwnOpinionProps) {
  const agreed = agreement([own, ...guests.map(({ answer }) => answer)]) !== null;
  return (
    <div className="opiniao">
      <form method="post" action={links.folderOpinion(folder)}>
        <input type="hidden" name={ownOpinionField.home} value={code} />
        <input type="hidden" name={hiddenField.returnTo} value={returnTo} />
        <div className="seg" role="group" aria-label={`O que você acha de ${title}`}>
          {opinionAnswers.map((answer) => (
            <button
              name={ownOpinionField.answer}
              value={own === answer ? '' : answer}
              aria-pressed={own === answer}
              key={answer}
            >
              <Icon name={opinionIcons[answer]} small />
              {opinionLabels[answer]}
            </button>
          ))}
        </div>
      </form>
      {guests.map(({ link, name, answer, note }) => (
        <p className="menor opiniao__dele" key={link}>
          {answer ? (
            <>
              <b>{`${guestCalled(name)} disse ${opinionLabels[answer].toLowerCase()}.`}</b>
              {note && ` ${note}`}
            </>
          ) : (
            `${guestCalled(name)} já respondeu. Responda para ver.`
          )}
        </p>
      ))}
      {agreed && <p className="menor">Vocês concordam.</p>}
    </div>
  );
}
