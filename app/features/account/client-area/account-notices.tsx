import { UnverifiedNotice } from '../registration/unverified-notice';
import { NoticeBand } from '~/components/ui/notice-band';
import { type AccountNotices as Notices, deletionNotice } from './account-notice-list';
import { hiddenField } from '~/forms/hidden-fields';
import { intentField, profileIntents } from '../profile/profile-intents';
import { links } from '~/links';

interface AccountNoticesProps {
  notices: Notices;
  page: string;
}

/** Notice bands: cancel the deletion, validate the e-mail (brief §16, 'Notice band'). */
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
