import { changesAnswer, changesQuery } from './changes';
import { allNewsAnswer, newsAnswer, newsQuery } from './search-news';
import {
  draftAnswer,
  draftBody,
  draftDevices,
  draftSentBody,
  linkMadeAnswer,
  linkOpenedAnswer,
  linkSeenAnswer,
  lookLinkBody,
  makeLinkBody,
  openLinkBody,
  ownAnnouncementsAnswer,
  photosChangedBody,
  revokeDeviceBody,
  saveDraftBody,
  savedDraftAnswer,
  sentPhotosAnswer,
  sentPhotosBody,
} from './announcements';
import {
  complaintLinkAnswer,
  contactAnsweredAnswer,
  contactLinkAnswer,
  contactLinkAnswerBody,
  contactLinkBody,
} from './contact-links';
import { subscriptionLinkAnswer, subscriptionTokenBody } from './subscriptions';
import { alertPropertiesAnswer, alertLinkAnswer, alertLinkBody, useAlertLinkBody } from './alerts';
import { deleteAccountAnswer, deleteAccountBody, exportAnswer, userDataBody } from './account';
import {
  auditAnswer,
  doneAnswer,
  emailBody,
  exchangeBody,
  passwordBody,
  refreshBody,
  resetPasswordBody,
  sessionAnswer,
  sessionsAnswer,
  verifyBody,
} from './auth';
import { brokersAnswer } from './broker';
import { exposureBody } from './experiments';
import { favoriteEmailsAnswer, favoriteEmailsBody } from './favorite-emails';
import { folderAnswer, folderBody, movePropertyBody, noteBody } from './folders';
import {
  guestForgetBody,
  guestNameBody,
  guestReactionBody,
  linkAnswer,
  linkBody,
  ownReactionBody,
  reactionsAnswer,
  reactionsQuery,
  sharedFolderAnswer,
  sharedFolderBody,
  sharingAnswer,
} from './folder-links';
import { geolocationAnswer } from './geolocation';
import { brokerageAnswer } from './brokerage';
import { newProductsAnswer } from './new-products';
import { reportWeeklyChartAnswer, reportHistoryAnswer, reportPriceDemandAnswer } from './owner-figures';
import { ownerEmailsAnswer, ownerEmailsBody } from './owner-emails';
import { productHistoryAnswer, productHistoryQuery } from './product-history';
import {
  countsAnswer,
  countsBody,
  availableSearchesAnswer,
  availableSearchesBody,
  pinsAnswer,
  pricesAnswer,
  searchBody,
} from './search';
import { changeSearchBody, saveSearchAnswer, saveSearchBody } from './saved-searches';
import { publicChangesAnswer, publicChangesQuery } from './public-changes';
import { purchaseProfileAnswer, purchaseProfileBody } from './purchase-profile';
import { redirectsAnswer, redirectsQuery } from './redirects';
import { removedPropertiesAnswer, restoreBody } from './removed-properties';
import {
  reservedLinkAnswer,
  reservedLinkBody,
  reservedPropertyAnswer,
  reservedPropertyBody,
} from './reserved';
import { sitemapAnswer } from './sitemap';
import { campaignAnswer } from './campaigns';
import { articleAnswer, articlesAnswer, pagePhotosAnswer } from './texts';
import { viewAnswer, viewsBody } from './views';
import { type ContractCall, get, post, put, remove, withQuery } from './contract-call';

/** Our calls, which another back end may not have. */
export const ownCalls: readonly ContractCall[] = [
  // spec 1 §9 defines its answer, but no path.
  get('geolocation', 'ours', geolocationAnswer),
  post('search/pins', 'ours', pinsAnswer, searchBody),
  post('search/offered', 'ours', availableSearchesAnswer, availableSearchesBody),
  post('search/counts', 'ours', countsAnswer, countsBody),
  post('search/prices', 'ours', pricesAnswer, searchBody),
  get('brokers', 'ours', brokersAnswer),
  get('house', 'ours', brokerageAnswer),
  withQuery(publicChangesQuery, get('publicChanges', 'ours', publicChangesAnswer)),
  withQuery(redirectsQuery, get('redirects', 'ours', redirectsAnswer)),
  get('articles', 'ours', articlesAnswer),
  get('campaigns/:slug', 'ours', campaignAnswer),
  get('articles/:slug', 'ours', articleAnswer),
  get('pages/:page/photos', 'ours', pagePhotosAnswer),
  get('products/sitemap', 'ours', sitemapAnswer),
  post('announcement/draft', 'ours', draftAnswer, draftBody),
  post('announcement/draft/save', 'ours', savedDraftAnswer, saveDraftBody),
  post('announcement/draft/sent', 'ours', doneAnswer, draftSentBody),
  post('announcement/draft/leave', 'ours', doneAnswer, draftBody),
  post('announcement/draft/discard', 'ours', doneAnswer, draftBody),
  post('announcement/draft/link', 'ours', linkMadeAnswer, makeLinkBody),
  post('announcement/draft/link/end', 'ours', doneAnswer, draftBody),
  post('announcement/draft/link/look', 'ours', linkSeenAnswer, lookLinkBody),
  post('announcement/draft/link/open', 'ours', linkOpenedAnswer, openLinkBody),
  post('announcement/draft/browsers', 'ours', draftDevices, draftBody),
  post('announcement/draft/browsers/revoke', 'ours', doneAnswer, revokeDeviceBody),
  post('announcement/photos', 'ours', sentPhotosAnswer, sentPhotosBody),
  post('announcement/photos/changed', 'ours', doneAnswer, photosChangedBody),
  post('views', 'ours', viewAnswer, viewsBody),
  post('experiments/exposures', 'ours', doneAnswer, exposureBody),
  get('clientArea/announcements', 'ours', ownAnnouncementsAnswer),
  get('clientArea/newProducts', 'ours', newProductsAnswer),
  post('subscriptions/link', 'ours', subscriptionLinkAnswer, subscriptionTokenBody),
  post('subscriptions/confirm', 'ours', doneAnswer, subscriptionTokenBody),
  post('subscriptions/leave', 'ours', doneAnswer, subscriptionTokenBody),
  post('contacts/link', 'ours', contactLinkAnswer, contactLinkBody),
  post('contacts/link/take', 'ours', doneAnswer, contactLinkBody),
  post('contacts/link/decline', 'ours', doneAnswer, contactLinkBody),
  post('contacts/link/answer', 'ours', contactAnsweredAnswer, contactLinkAnswerBody),
  post('contacts/complaint/link', 'ours', complaintLinkAnswer, contactLinkBody),
  post('contacts/complaint', 'ours', doneAnswer, contactLinkBody),
  post('reserved/link', 'ours', reservedLinkAnswer, reservedLinkBody),
  post('reserved/open', 'ours', reservedLinkAnswer, reservedLinkBody),
  post('reserved/property', 'ours', reservedPropertyAnswer, reservedPropertyBody),
  post('alerts/link', 'ours', alertLinkAnswer, alertLinkBody),
  post('alerts/link/use', 'ours', doneAnswer, useAlertLinkBody),
  post('alerts/homes', 'ours', alertPropertiesAnswer, alertLinkBody),
  withQuery(changesQuery, get('clientArea/changes', 'ours', changesAnswer)),
  get('clientArea/filters/news', 'ours', allNewsAnswer),
  withQuery(newsQuery, get('clientArea/filters/:id/news', 'ours', newsAnswer)),
  withQuery(productHistoryQuery, get('productHistory/:id', 'ours', productHistoryAnswer)),
  post('clientArea/favorite/folders', 'ours', folderAnswer, folderBody),
  post('clientArea/favorite/folders/:pastaId/move', 'ours', folderAnswer, movePropertyBody),
  put('clientArea/favorite/notes/:code', 'ours', doneAnswer, noteBody),
  get('clientArea/favorite/removed', 'ours', removedPropertiesAnswer),
  remove('clientArea/favorite/removed', 'ours', doneAnswer),
  remove('clientArea/favorite/removed/:id', 'ours', doneAnswer),
  post('clientArea/favorite/removed/:id/restore', 'ours', doneAnswer, restoreBody),
  get('clientArea/ownerReport/curve/:estateId', 'ours', reportWeeklyChartAnswer),
  get('clientArea/ownerReport/history/:estateId', 'ours', reportHistoryAnswer),
  get('clientArea/ownerReport/mirror/:estateId', 'ours', reportPriceDemandAnswer),
  get('clientArea/ownerLetters', 'ours', ownerEmailsAnswer),
  put('clientArea/ownerLetters', 'ours', doneAnswer, ownerEmailsBody),
  post('auth/exchange', 'ours', sessionAnswer, exchangeBody),
  post('auth/refresh', 'ours', sessionAnswer, refreshBody),
  post('auth/logout', 'ours', doneAnswer),
  post('auth/verify', 'ours', doneAnswer, verifyBody),
  post('auth/verify/resend', 'ours', doneAnswer),
  post('auth/password/forgot', 'ours', doneAnswer, emailBody),
  post('auth/password/reset', 'ours', doneAnswer, resetPasswordBody),
  get('auth/sessions', 'ours', sessionsAnswer),
  remove('auth/sessions', 'ours', doneAnswer),
  remove('auth/sessions/:id', 'ours', doneAnswer),
  get('auth/audit', 'ours', auditAnswer),
  put('clientArea/userData', 'ours', doneAnswer, userDataBody),
  put('clientArea/password', 'ours', doneAnswer, passwordBody),
  get('clientArea/export', 'ours', exportAnswer),
  remove('clientArea/account', 'ours', deleteAccountAnswer, deleteAccountBody),
  post('clientArea/account/restore', 'ours', doneAnswer),
  post('clientArea/filters', 'ours', saveSearchAnswer, saveSearchBody),
  put('clientArea/filters/:id', 'ours', doneAnswer, changeSearchBody),
  post('clientArea/filters/:id/restore', 'ours', doneAnswer),
  post('clientArea/seen', 'ours', doneAnswer),
  get('clientArea/favorite/folders/:folder/links', 'ours', sharingAnswer),
  post('clientArea/favorite/folders/:folder/links', 'ours', linkAnswer, linkBody),
  post('clientArea/favorite/folders/:folder/links/:link/revoke', 'ours', doneAnswer),
  post('clientArea/favorite/folders/:folder/links/:link/reopen', 'ours', doneAnswer),
  remove('clientArea/favorite/folders/:folder/links/:link', 'ours', doneAnswer),
  put('clientArea/favorite/folders/:folder/opinions/:code', 'ours', doneAnswer, ownReactionBody),
  get('clientArea/favorite/letters', 'ours', favoriteEmailsAnswer),
  put('clientArea/favorite/letters', 'ours', doneAnswer, favoriteEmailsBody),
  withQuery(reactionsQuery, get('clientArea/favorite/said', 'ours', reactionsAnswer)),
  post('sharedFolder', 'ours', sharedFolderAnswer, sharedFolderBody),
  post('sharedFolder/name', 'ours', doneAnswer, guestNameBody),
  post('sharedFolder/opinion', 'ours', doneAnswer, guestReactionBody),
  post('sharedFolder/forget', 'ours', doneAnswer, guestForgetBody),
  get('clientArea/purchaseProfile', 'ours', purchaseProfileAnswer),
  put('clientArea/purchaseProfile', 'ours', doneAnswer, purchaseProfileBody),
  remove('clientArea/purchaseProfile', 'ours', doneAnswer),
];
