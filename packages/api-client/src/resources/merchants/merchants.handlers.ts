import { fake, type Answer } from '../../testing/answer.ts';
import { buildMerchantBodies, buildMerchantDetailBody, buildSearchAnswer } from './merchants.builders.ts';
import {
  merchantDetailBody,
  merchantSearchAnswer,
  type MerchantBody,
  type MerchantDetailBody,
  type MerchantSearchAnswer,
} from './merchants.contract.ts';

type SearchAnswer = MerchantSearchAnswer | readonly MerchantBody[];

const isList = (answer: Answer<SearchAnswer>): answer is readonly MerchantBody[] => Array.isArray(answer);

/** Pages through the whole list as the API does. */
const pagesOf =
  (merchants: readonly MerchantBody[]): Answer<MerchantSearchAnswer> =>
  ({ query }) =>
    buildSearchAnswer(merchants, {
      pageNo: Number(query.get('pageNo') ?? 1),
      pageSize: Number(query.get('pageSize') ?? 10),
    });

export const merchantHandlers = {
  /** GET /api/v2/Merchants/Search. A list is paged; a response is sent unchanged. */
  search: (answer: readonly MerchantBody[] | Answer<MerchantSearchAnswer> = buildMerchantBodies(12)) =>
    fake<MerchantSearchAnswer>({
      method: 'get',
      path: '/api/v2/Merchants/Search',
      contract: merchantSearchAnswer,
      answer: isList(answer) ? pagesOf(answer) : answer,
    }),

  /** GET /api/merchants/{merchantId}. */
  detail: (
    answer: Answer<MerchantDetailBody> = ({ params }) =>
      buildMerchantDetailBody({ id: params['merchantId'] }),
  ) =>
    fake<MerchantDetailBody>({
      method: 'get',
      path: '/api/merchants/:merchantId',
      contract: merchantDetailBody,
      answer,
    }),
};
