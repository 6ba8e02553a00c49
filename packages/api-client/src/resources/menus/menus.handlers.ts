import { fake, type FakeResponse } from '../../testing/fake-response.ts';
import { menuResponse, type MenuResponse } from './menus.contract.ts';

export const buildMenuResponse = (): MenuResponse => ({
  sections: [
    {
      name: 'Starters',
      description: 'Enough for two to share.',
      dishes: [
        {
          name: 'Corn bread',
          description: 'With honey butter and sea salt.',
          priceCents: 900,
          marks: ['vegetarian', 'containsNuts'],
        },
        { name: 'House pickles', priceCents: 650, marks: ['vegan', 'glutenFree'] },
      ],
    },
    {
      name: 'Mains',
      dishes: [
        {
          name: 'Roast chicken',
          description: 'Half a bird, lemon and thyme.',
          priceCents: 2450,
          note: 'for two',
        },
        { name: 'Catch of the day', note: 'market price' },
      ],
    },
  ],
  note: 'Parties of six or more: 20 percent service is added.',
});

export const menuHandlers = {
  menu: (response: FakeResponse<MenuResponse> = buildMenuResponse()) =>
    fake({ method: 'get', path: '/api/merchants/:merchantId/Menu', contract: menuResponse, response }),
};
