import { registerAnnouncementBody } from './announcements';
import { userDataAnswer } from './account';
import {
  checkEmailAnswer,
  confirmRegistrationBody,
  doneAnswer,
  emailBody,
  googleLoginBody,
  loginBody,
  registerAnswer,
  registerBody,
  sessionAnswer,
} from './auth';
import { brokerAnswer } from './broker';
import { favoriteQuery, favoritesAnswer, favoritesQuery, visitBody, visitsAnswer } from './favorites';
import {
  folderAnswer,
  folderBody,
  folderItemsAnswer,
  foldersAnswer,
  saveInFolderBody,
  saveInFolderAnswer,
  removedAnswer,
  removeFolderQuery,
} from './folders';
import { slidesAnswer } from './home';
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
import { reportViewsAnswer, reportViewsQuery } from './owner-figures';
import {
  myProductsAnswer,
  reportBrokerAnswer,
  reportDetailsAnswer,
  reportInfoAnswer,
  reportSimilarAnswer,
  reportSimilarQuery,
} from './owner-report';
import { codeAnswer, productQuery, propertyDetail, similarAnswer, similarQuery } from './property';
import { featuresAnswer, searchAnswer, searchBody, searchQuery } from './search';
import { deleteSearchQuery, savedSearchesAnswer } from './saved-searches';
import { viewAnswer, viewBody } from './views';
import { type ContractCall, get, post, put, remove, withQuery } from './contract-call';

/** Calls of the specification. */
export const specifiedCalls: readonly ContractCall[] = [
  withQuery(searchQuery, post('search/properties', 'spec 2 §7', searchAnswer, searchBody)),
  get('products/code/:code', 'spec 1 §9', codeAnswer),
  withQuery(locationsQuery, get('products/searchLocations/:value', 'spec 1 §9', locationsAnswer)),
  withQuery(locationsQuery, get('listing/searchDistrict/:value', 'spec 1 §9', locationsAnswer)),
  get('products/searchTypes/:location/:negotiation', 'spec 1 §9', searchTypesAnswer),
  withQuery(productQuery, get('products/:phase/:id', 'spec 2 §7', propertyDetail)),
  withQuery(similarQuery, get('products/:phase/:id/similar', 'spec 2 §7', similarAnswer)),
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
  withQuery(favoritesQuery, get('clientArea/favorite', 'spec 2 §7', favoritesAnswer)),
  get('clientArea/favorite/folders', 'spec 2 §7', foldersAnswer),
  get('clientArea/favorite/folders/:id/items', 'spec 2 §7', folderItemsAnswer),
  put('clientArea/favorite/folders/:pastaId', 'spec 2 §7', folderAnswer, folderBody),
  remove('clientArea/favorite/:name/product/:code', 'spec 2 §7', removedAnswer),
  remove('clientArea/favorite/:folder/all', 'spec 2 §7', removedAnswer),
  get('clientArea/favorite/:folder/restore', 'spec 2 §7', folderAnswer),
  remove('clientArea/favorite/all', 'spec 2 §7', removedAnswer),
  remove('clientArea/favorites/remove/:code/from-all-folders', 'spec 2 §7', removedAnswer),
  // Must precede `favorite/:code/:condition`, which also matches 'folders'.
  withQuery(removeFolderQuery, remove('clientArea/favorite/folders/:pastaId', 'ours', removedAnswer)),
  withQuery(favoriteQuery, post('clientArea/favorite/:code/:condition', 'spec 2 §7', saveInFolderAnswer)),
  withQuery(favoriteQuery, remove('clientArea/favorite/:code/:condition', 'spec 2 §7', removedAnswer)),
  post('clientFavorites/favorite/:codigo', 'spec 2 §7', saveInFolderAnswer, saveInFolderBody),
  get('clientArea/visitasImovel', 'spec 2 §7', visitsAnswer),
  post('clientArea/visitasImovel', 'spec 2 §7', doneAnswer, visitBody),
  get('clientArea/filters', 'spec 2 §7', savedSearchesAnswer),
  withQuery(deleteSearchQuery, remove('clientArea/filters/:id', 'spec 2 §7', doneAnswer)),
  get('clientArea/getMyProducts', 'spec 2 §7', myProductsAnswer),
  get('clientArea/ownerReport/info/:estateId', 'spec 2 §7', reportInfoAnswer),
  get('clientArea/ownerReport/details/:estateId', 'spec 2 §7', reportDetailsAnswer),
  get('clientArea/ownerReport/broker/:estateId', 'spec 2 §7', reportBrokerAnswer),
  withQuery(reportViewsQuery, get('clientArea/ownerReport/views/:estateId', 'spec 2 §7', reportViewsAnswer)),
  withQuery(
    reportSimilarQuery,
    get('clientArea/ownerReport/similar/:estateId', 'spec 2 §7', reportSimilarAnswer),
  ),
];
