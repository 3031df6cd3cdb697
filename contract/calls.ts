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
  registerAnnouncementBody,
  revokeDeviceBody,
  saveDraftBody,
  savedDraftAnswer,
  sentPhotosAnswer,
  sentPhotosBody,
} from './announcements';
import { subscriptionLinkAnswer, subscriptionTokenBody } from './subscriptions';
import { alertHomesAnswer, alertLinkAnswer, alertLinkBody, useAlertLinkBody } from './alerts';
import type { z } from 'zod';
import {
  deleteAccountAnswer,
  deleteAccountBody,
  exportAnswer,
  userDataAnswer,
  userDataBody,
} from './account';
import {
  auditAnswer,
  checkEmailAnswer,
  confirmRegistrationBody,
  doneAnswer,
  emailBody,
  exchangeBody,
  googleLoginBody,
  loginBody,
  passwordBody,
  refreshBody,
  registerAnswer,
  registerBody,
  resetPasswordBody,
  sessionAnswer,
  sessionsAnswer,
  verifyBody,
} from './auth';
import { brokerAnswer, brokersAnswer } from './broker';
import { exposureBody } from './experiments';
import { favoriteLettersAnswer, favoriteLettersBody } from './favorite-letters';
import { favoriteQuery, favoritesAnswer, favoritesQuery, visitBody, visitsAnswer } from './favorites';
import {
  folderAnswer,
  folderBody,
  folderItemsAnswer,
  foldersAnswer,
  keepInFolderBody,
  keptAnswer,
  moveHomeBody,
  noteBody,
  removedAnswer,
  removeFolderQuery,
} from './folders';
import {
  guestForgetBody,
  guestNameBody,
  guestOpinionBody,
  linkAnswer,
  linkBody,
  ownOpinionBody,
  saidAnswer,
  saidQuery,
  sharedFolderAnswer,
  sharedFolderBody,
  sharingAnswer,
} from './folder-links';
import { geolocationAnswer } from './geolocation';
import { slidesAnswer } from './home';
import { houseAnswer } from './house';
import { leadAnswer, leadBody } from './leads';
import {
  districtCoordsAnswer,
  getLocationsAnswer,
  locationsAnswer,
  locationsQuery,
  recentSearchAnswer,
  recentSearchBody,
  searchLocationsAnswer,
  searchTypesAnswer,
} from './location';
import { newProductsAnswer } from './new-products';
import {
  reportCurveAnswer,
  reportHistoryAnswer,
  reportMirrorAnswer,
  reportViewsAnswer,
  reportViewsQuery,
} from './owner-figures';
import { ownerLettersAnswer, ownerLettersBody } from './owner-letters';
import {
  myProductsAnswer,
  reportBrokerAnswer,
  reportDetailsAnswer,
  reportInfoAnswer,
  reportSimilarAnswer,
  reportSimilarQuery,
} from './owner-report';
import { productHistoryAnswer, productHistoryQuery } from './product-history';
import { codeAnswer, productQuery, propertyDetail, similarAnswer, similarQuery } from './property';
import {
  countsAnswer,
  countsBody,
  featuresAnswer,
  offeredAnswer,
  offeredBody,
  pinsAnswer,
  pricesAnswer,
  searchAnswer,
  searchBody,
  searchQuery,
} from './search';
import {
  changeSearchBody,
  deleteSearchQuery,
  saveSearchAnswer,
  saveSearchBody,
  savedSearchesAnswer,
} from './saved-searches';
import { publicChangesAnswer, publicChangesQuery } from './public-changes';
import { purchaseProfileAnswer, purchaseProfileBody } from './purchase-profile';
import { removedHomesAnswer, restoreBody } from './removed-homes';
import { sitemapAnswer } from './sitemap';
import { viewAnswer, viewBody, viewsBody } from './views';

/** Where a call comes from: a section of the specification, or us (settled §1 names most of ours). */
type Source = 'spec 1 §9' | 'spec 2 §7' | 'ours';

export interface ContractCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` is any one segment. */
  path: string;
  source: Source;
  /** What our own back end answers. Another one's is read more generously (app/back-end/reading). */
  answer: z.ZodType;
  /** What it takes as JSON; undefined: nothing. In both, fields that the specification does not name are marked. */
  body?: z.ZodType;
  /** What it takes in its address's query, marked the same; undefined: nothing, or nothing of ours. */
  query?: z.ZodType;
}

const call =
  (method: ContractCall['method']) =>
  (path: string, source: Source, answer: z.ZodType, body?: z.ZodType): ContractCall => ({
    method,
    path,
    source,
    answer,
    body,
  });
const [get, post, put, remove] = [call('GET'), call('POST'), call('PUT'), call('DELETE')];
const asked = (query: z.ZodType, each: ContractCall): ContractCall => ({ ...each, query });

/** Every call that our own back end answers: the specification's first, then ours, which another back end may not have. */
export const contractCalls: readonly ContractCall[] = [
  asked(searchQuery, post('search/properties', 'spec 2 §7', searchAnswer, searchBody)),
  get('products/code/:code', 'spec 1 §9', codeAnswer),
  asked(locationsQuery, get('products/searchLocations/:value', 'spec 1 §9', locationsAnswer)),
  asked(locationsQuery, get('listing/searchDistrict/:value', 'spec 1 §9', locationsAnswer)),
  get('products/searchTypes/:location/:negotiation', 'spec 1 §9', searchTypesAnswer),
  asked(productQuery, get('products/:phase/:id', 'spec 2 §7', propertyDetail)),
  asked(similarQuery, get('products/:phase/:id/similar', 'spec 2 §7', similarAnswer)),
  get('home/searchLocations', 'spec 1 §9', searchLocationsAnswer),
  get('home/districtCoords/:uf/:city/:district', 'spec 1 §9', districtCoordsAnswer),
  get('home/slides', 'spec 2 §7', slidesAnswer),
  get('sellRent/getLocations', 'spec 1 §9', getLocationsAnswer),
  post('search/recent', 'spec 1 §9', recentSearchAnswer, recentSearchBody),
  get('listing/features', 'spec 2 §7', featuresAnswer),
  get('broker/:slug', 'spec 2 §7', brokerAnswer),
  post('leads', 'spec 1 §9', leadAnswer, leadBody),
  post('sellRent/register', 'spec 2 §7', leadAnswer, registerAnnouncementBody),
  post('visitTypeView', 'spec 2 §7', viewAnswer, viewBody),
  post('auth/login', 'spec 1 §9', sessionAnswer, loginBody),
  post('auth/login/google', 'spec 1 §9', sessionAnswer, googleLoginBody),
  post('auth/register', 'spec 1 §9', registerAnswer, registerBody),
  post('check/email', 'spec 1 §9', checkEmailAnswer, emailBody),
  post('confirm/registration', 'spec 1 §9', doneAnswer, confirmRegistrationBody),
  get('clientArea/userData', 'spec 1 §9', userDataAnswer),
  asked(favoritesQuery, get('clientArea/favorite', 'spec 2 §7', favoritesAnswer)),
  get('clientArea/favorite/folders', 'spec 2 §7', foldersAnswer),
  get('clientArea/favorite/folders/:id/items', 'spec 2 §7', folderItemsAnswer),
  put('clientArea/favorite/folders/:pastaId', 'spec 2 §7', folderAnswer, folderBody),
  remove('clientArea/favorite/:name/product/:code', 'spec 2 §7', removedAnswer),
  remove('clientArea/favorite/:folder/all', 'spec 2 §7', removedAnswer),
  get('clientArea/favorite/:folder/restore', 'spec 2 §7', folderAnswer),
  remove('clientArea/favorite/all', 'spec 2 §7', removedAnswer),
  remove('clientArea/favorites/remove/:code/from-all-folders', 'spec 2 §7', removedAnswer),
  // Before the heart's: 'folders' is no home's number.
  asked(removeFolderQuery, remove('clientArea/favorite/folders/:pastaId', 'ours', removedAnswer)),
  asked(favoriteQuery, post('clientArea/favorite/:code/:condition', 'spec 2 §7', keptAnswer)),
  asked(favoriteQuery, remove('clientArea/favorite/:code/:condition', 'spec 2 §7', removedAnswer)),
  post('clientFavorites/favorite/:codigo', 'spec 2 §7', keptAnswer, keepInFolderBody),
  get('clientArea/visitasImovel', 'spec 2 §7', visitsAnswer),
  post('clientArea/visitasImovel', 'spec 2 §7', doneAnswer, visitBody),
  get('clientArea/filters', 'spec 2 §7', savedSearchesAnswer),
  asked(deleteSearchQuery, remove('clientArea/filters/:id', 'spec 2 §7', doneAnswer)),
  get('clientArea/getMyProducts', 'spec 2 §7', myProductsAnswer),
  get('clientArea/ownerReport/info/:estateId', 'spec 2 §7', reportInfoAnswer),
  get('clientArea/ownerReport/details/:estateId', 'spec 2 §7', reportDetailsAnswer),
  get('clientArea/ownerReport/broker/:estateId', 'spec 2 §7', reportBrokerAnswer),
  asked(reportViewsQuery, get('clientArea/ownerReport/views/:estateId', 'spec 2 §7', reportViewsAnswer)),
  asked(
    reportSimilarQuery,
    get('clientArea/ownerReport/similar/:estateId', 'spec 2 §7', reportSimilarAnswer),
  ),

  // spec 1 §9 names its answer, and no path.
  get('geolocation', 'ours', geolocationAnswer),
  post('search/pins', 'ours', pinsAnswer, searchBody),
  post('search/offered', 'ours', offeredAnswer, offeredBody),
  post('search/counts', 'ours', countsAnswer, countsBody),
  post('search/prices', 'ours', pricesAnswer, searchBody),
  get('brokers', 'ours', brokersAnswer),
  get('house', 'ours', houseAnswer),
  asked(publicChangesQuery, get('publicChanges', 'ours', publicChangesAnswer)),
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
  post('alerts/link', 'ours', alertLinkAnswer, alertLinkBody),
  post('alerts/link/use', 'ours', doneAnswer, useAlertLinkBody),
  post('alerts/homes', 'ours', alertHomesAnswer, alertLinkBody),
  asked(changesQuery, get('clientArea/changes', 'ours', changesAnswer)),
  get('clientArea/filters/news', 'ours', allNewsAnswer),
  asked(newsQuery, get('clientArea/filters/:id/news', 'ours', newsAnswer)),
  asked(productHistoryQuery, get('productHistory/:id', 'ours', productHistoryAnswer)),
  post('clientArea/favorite/folders', 'ours', folderAnswer, folderBody),
  post('clientArea/favorite/folders/:pastaId/move', 'ours', folderAnswer, moveHomeBody),
  put('clientArea/favorite/notes/:code', 'ours', doneAnswer, noteBody),
  get('clientArea/favorite/removed', 'ours', removedHomesAnswer),
  remove('clientArea/favorite/removed', 'ours', doneAnswer),
  remove('clientArea/favorite/removed/:id', 'ours', doneAnswer),
  post('clientArea/favorite/removed/:id/restore', 'ours', doneAnswer, restoreBody),
  get('clientArea/ownerReport/curve/:estateId', 'ours', reportCurveAnswer),
  get('clientArea/ownerReport/history/:estateId', 'ours', reportHistoryAnswer),
  get('clientArea/ownerReport/mirror/:estateId', 'ours', reportMirrorAnswer),
  get('clientArea/ownerLetters', 'ours', ownerLettersAnswer),
  put('clientArea/ownerLetters', 'ours', doneAnswer, ownerLettersBody),
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
  put('clientArea/favorite/folders/:folder/opinions/:code', 'ours', doneAnswer, ownOpinionBody),
  get('clientArea/favorite/letters', 'ours', favoriteLettersAnswer),
  put('clientArea/favorite/letters', 'ours', doneAnswer, favoriteLettersBody),
  asked(saidQuery, get('clientArea/favorite/said', 'ours', saidAnswer)),
  post('sharedFolder', 'ours', sharedFolderAnswer, sharedFolderBody),
  post('sharedFolder/name', 'ours', doneAnswer, guestNameBody),
  post('sharedFolder/opinion', 'ours', doneAnswer, guestOpinionBody),
  post('sharedFolder/forget', 'ours', doneAnswer, guestForgetBody),
  get('clientArea/purchaseProfile', 'ours', purchaseProfileAnswer),
  put('clientArea/purchaseProfile', 'ours', doneAnswer, purchaseProfileBody),
  remove('clientArea/purchaseProfile', 'ours', doneAnswer),
];

const shapes = contractCalls.map((call) => ({
  call,
  shape: new RegExp(`^/${call.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The call that a request makes; undefined: none of the contract. */
export const contractCallOf = (method: string, pathname: string): ContractCall | undefined =>
  shapes.find(({ call, shape }) => call.method === method && shape.test(pathname))?.call;
