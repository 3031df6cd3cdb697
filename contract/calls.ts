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
import { productHistoryAnswer, productHistoryQuery } from './product-history';
import { codeAnswer, productQuery, propertyDetail, similarAnswer, similarQuery } from './property';
import {
  featuresAnswer,
  offeredAnswer,
  offeredBody,
  pinsAnswer,
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
import { removedHomesAnswer, restoreBody } from './removed-homes';
import { sitemapAnswer } from './sitemap';
import { viewAnswer, viewBody } from './views';

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

  // spec 1 §9 names its answer, and no path.
  get('geolocation', 'ours', geolocationAnswer),
  post('search/pins', 'ours', pinsAnswer, searchBody),
  post('search/offered', 'ours', offeredAnswer, offeredBody),
  get('brokers', 'ours', brokersAnswer),
  get('house', 'ours', houseAnswer),
  get('products/sitemap', 'ours', sitemapAnswer),
  get('clientArea/newProducts', 'ours', newProductsAnswer),
  asked(productHistoryQuery, get('productHistory/:id', 'ours', productHistoryAnswer)),
  post('clientArea/favorite/folders', 'ours', folderAnswer, folderBody),
  post('clientArea/favorite/folders/:pastaId/move', 'ours', folderAnswer, moveHomeBody),
  put('clientArea/favorite/notes/:code', 'ours', doneAnswer, noteBody),
  get('clientArea/favorite/removed', 'ours', removedHomesAnswer),
  remove('clientArea/favorite/removed', 'ours', doneAnswer),
  post('clientArea/favorite/removed/:id/restore', 'ours', doneAnswer, restoreBody),
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
];

const shapes = contractCalls.map((call) => ({
  call,
  shape: new RegExp(`^/${call.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The call that a request makes; undefined: none of the contract. */
export const contractCallOf = (method: string, pathname: string): ContractCall | undefined =>
  shapes.find(({ call, shape }) => call.method === method && shape.test(pathname))?.call;
