import { agreement, reactionValues, reactionLabels } from '@domain/favorites/reactions';
import type { PropertyReactions } from '@contract/folder-links';
import { Icon } from '~/components/ui/icon';
import { hiddenField } from '~/forms/hidden-fields';
import { links } from '~/links';
import { guestName } from './guest-name';
import { reactionIcons } from './reaction-icons';
import { ownReactionField } from './own-reaction-fields';

interface OwnReactionProps {
  said: PropertyReactions;
  title: string;
  folder: string;
  returnTo: string;
}

/** Reactions of owner and guests; a second press removes one's own (brief §17.2). */
export function OwnReaction({ said: { code, own, guests }, title, folder, returnTo }: OwnReactionProps) {
  const agreed = agreement([own, ...guests.map(({ answer }) => answer)]) !== null;
  return (
    <div className="opiniao">
      <form method="post" action={links.folderOpinion(folder)}>
        <input type="hidden" name={ownReactionField.home} value={code} />
        <input type="hidden" name={hiddenField.returnTo} value={returnTo} />
        <div className="seg" role="group" aria-label={`O que você acha de ${title}`}>
          {reactionValues.map((answer) => (
            <button
              name={ownReactionField.answer}
              value={own === answer ? '' : answer}
              aria-pressed={own === answer}
              key={answer}
            >
              <Icon name={reactionIcons[answer]} small />
              {reactionLabels[answer]}
            </button>
          ))}
        </div>
      </form>
      {guests.map(({ link, name, answer, note }) => (
        <p className="menor opiniao__dele" key={link}>
          {answer ? (
            <>
              <b>{`${guestName(name)} disse ${reactionLabels[answer].toLowerCase()}.`}</b>
              {note && ` ${note}`}
            </>
          ) : (
            `${guestName(name)} já respondeu. Responda para ver.`
          )}
        </p>
      ))}
      {agreed && <p className="menor">Vocês concordam.</p>}
    </div>
  );
}
