import { UnverifiedNotice } from '~/components/sign-in/unverified-notice';
import { NoticeBand } from '~/components/ui/notice-band';
import { type AccountNotices as Notices, deletionNotice } from '~/domain/account-notices';
import { hiddenField } from '~/domain/forms/hidden-fields';
import { intentField, profileIntents } from '~/domain/forms/profile-intents';
import { links } from '~/links';

interface AccountNoticesProps {
  notices: Notices;
  /** The page that they stand on: what is pressed leads back to it. */
  page: string;
}

/** A deletion to be taken back, an e-mail to be validated (brief §16, 'Notice band'). */
export function AccountNotices({ notices: { isUnverified, deletionOn }, page }: AccountNoticesProps) {
  return (
    <>
      {deletionOn && (
        <NoticeBand text={deletionNotice(deletionOn)}>
          <form method="post" action={links.profile()}>
            <input type="hidden" name={intentField} value={profileIntents.keepAccount} />
            <input type="hidden" name={hiddenField.returnTo} value={page} />
            <button className="elo">Manter conta</button>
          </form>
        </NoticeBand>
      )}
      {isUnverified && <UnverifiedNotice returnTo={page} />}
    </>
  );
}
