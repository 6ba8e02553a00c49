import type { MenuBook } from './dish-line.ts';
import { teas } from './drinks.ts';

export const asian: Readonly<Record<string, MenuBook>> = {
  Chinese: {
    Dumplings: [
      ['Soup dumplings', 'Pork and ginger, eight in a basket.', 14, 'd'],
      ['Chive pockets', 'Egg and glass noodles.', 10, 'vd'],
      ['Wontons in chili oil', 'Shrimp and Sichuan pepper.', 12, 'ds'],
      ['Summer rolls', 'Tofu, herbs and peanut sauce.', 9, 'Vgn'],
    ],
    'Noodles and rice': [
      ['Hand-pulled noodles', 'Cumin lamb and celery.', 17, 'ds'],
      ['Fried noodles', 'Bean sprouts and soy.', 14, 'V'],
      ['Rice bowl', 'Greens, egg and black vinegar.', 13, 'vd'],
    ],
    Mains: [
      ['Crisp duck', 'Half, with pancakes and plum sauce.', 32, 'd'],
      ['Mapo tofu', 'Minced pork and broad bean paste.', 16, 'ds'],
      ['Stir-fried greens', 'Garlic and rice wine.', 12, 'Vg'],
      ['Kung pao chicken', 'Dried chili and peanuts.', 18, 'dns'],
    ],
    'Tea and more': teas,
  },
  Indian: {
    'Small plates': [
      ['Samosas', 'Potato, peas and tamarind.', 8, 'V'],
      ['Charred paneer', 'Mint and pickled onion.', 12, 'vg'],
      ['Dosa', 'Rice and lentils, filled with potato.', 13, 'Vg'],
      ['Onion fritters', 'Chickpea batter.', 8, 'Vgs'],
    ],
    Curries: [
      ['Butter chicken', 'Tomato, fenugreek and cream.', 19, 'gh'],
      ['Lamb vindaloo', 'Vinegar and Kashmiri chili.', 22, 'gdhs'],
      ['Spinach and chickpeas', 'Ginger and garam masala.', 16, 'Vg'],
      ['Shrimp with coconut', 'Curry leaves and mustard seed.', 22, 'gd'],
      ['Thali', 'Three curries, rice, bread and pickle.', 25, 'v'],
    ],
    'Bread and rice': [
      ['Naan', 'Butter or garlic.', 4, 'v'],
      ['Saffron rice', '', 5, 'Vg'],
    ],
    'Sweets and drinks': [
      ['Pistachio kulfi', '', 7, 'vgn'],
      ['Mango lassi', '', 6, 'vg'],
      ['Masala chai', '', 4, 'vg'],
    ],
  },
  Japanese: {
    'From the bar': [
      ['Nigiri', 'Seven pieces, as the market has it.', 29, 'd'],
      ['Salmon roll', 'Cucumber and sesame.', 14, 'd'],
      ['Avocado roll', 'Pickled radish.', 10, 'Vg'],
      ['Sashimi', 'Three fish, fresh wasabi.', 24, 'gd'],
    ],
    'From the grill': [
      ['Yakitori', 'Chicken thigh and leek, two skewers.', 9, 'd'],
      ['Miso cod', 'Three days in white miso.', 27, 'd'],
      ['Grilled eggplant', 'Sweet miso and sesame.', 11, 'V'],
    ],
    Bowls: [
      ['Tonkotsu ramen', 'Pork broth, egg and wood ear.', 18, 'd'],
      ['Cold soba', 'Dipping sauce and scallion.', 15, 'V'],
      ['Rice bowl with eel', '', 23, 'd'],
      ['Gyoza', 'Pork and cabbage, six.', 10, 'd'],
    ],
    'Tea and more': teas,
  },
  Korean: {
    'From the table grill': [
      ['Table-grilled short rib', 'Soy, pear and garlic. Wrapped in leaves.', 34, 'd'],
      ['Pork belly', 'Sesame salt and fermented beans.', 26, 'd'],
      ['King oyster mushrooms', '', 18, 'Vg'],
    ],
    'Stews and bowls': [
      ['Kimchi stew', 'Pork and soft tofu.', 17, 'ds'],
      ['Bibimbap', 'Five vegetables, egg and red pepper paste.', 16, 'vds'],
      ['Cold noodles', 'Buckwheat, broth and pear.', 15, 'd'],
      ['Dumpling soup', 'Beef broth and rice cakes.', 16, 'd'],
    ],
    'To share': [
      ['Crisp chicken', 'Twice fried, sweet and hot.', 19, 'ds'],
      ['Seafood pancake', 'Scallions and squid.', 17, 'd'],
      ['Banchan', 'Six small plates, refilled.', 12, 'vs'],
    ],
    'Tea and more': teas,
  },
  Thai: {
    'Small plates': [
      ['Papaya salad', 'Lime, peanuts and bird’s eye chili.', 11, 'gdns'],
      ['Summer rolls', 'Herbs and tamarind.', 9, 'Vg'],
      ['Fish cakes', 'Cucumber relish.', 11, 'ds'],
      ['Chicken satay', 'Peanut sauce.', 11, 'gdn'],
    ],
    'Curries and stir-fries': [
      ['Green curry', 'Chicken, eggplant and basil.', 17, 'gds'],
      ['Red curry of squash', 'Coconut and lime leaf.', 16, 'Vgs'],
      ['Basil pork', 'A fried egg on rice.', 16, 'ds'],
      ['Stir-fried morning glory', 'Garlic and yellow bean.', 12, 'Vs'],
    ],
    Noodles: [
      ['Drunken noodles', 'Wide rice noodles, holy basil.', 16, 'ds'],
      ['Pad thai', 'Shrimp, egg and peanuts.', 17, 'gdn'],
    ],
    'Sweets and drinks': [
      ['Mango sticky rice', 'Coconut and sesame.', 9, 'Vg'],
      ['Thai iced tea', '', 5, 'vg'],
      ['Light lager', '', 7, 'V'],
    ],
  },
  Vietnamese: {
    'Small plates': [
      ['Summer rolls', 'Shrimp, herbs and peanut sauce.', 9, 'gdn'],
      ['Crisp spring rolls', 'Pork and glass noodles.', 9, 'd'],
      ['Green mango salad', 'Mint, chili and peanuts.', 11, 'Vgns'],
    ],
    'Soups and bowls': [
      ['Beef pho', 'Twelve hours of broth, brisket and herbs.', 16, 'gd'],
      ['Mushroom pho', 'Star anise and charred ginger.', 15, 'Vg'],
      ['Vermicelli bowl', 'Grilled pork, lettuce and fish sauce.', 15, 'gd'],
      ['Shaking beef', 'Pepper, lime and watercress.', 21, 'gd'],
    ],
    Sandwiches: [
      ['Crisp banh mi, pork', 'Pâté, pickles and cilantro.', 11],
      ['Crisp banh mi, tofu', 'Lemongrass and chili.', 10, 'Vs'],
    ],
    Drinks: [
      ['Iced coffee', 'Condensed milk.', 6, 'vg'],
      ['Salted lime soda', '', 5, 'Vg'],
      ['Light lager', '', 7, 'V'],
    ],
  },
};
