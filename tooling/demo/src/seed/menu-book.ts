import type { DishMark } from '@tableside/core';

/**
 * Marks of a dish by letter: v vegetarian, V vegan, g without gluten, d without dairy, h halal, n with nuts, s
 * spicy.
 */
export const markLetters: Readonly<Record<string, DishMark>> = {
  v: 'vegetarian',
  V: 'vegan',
  g: 'glutenFree',
  d: 'dairyFree',
  h: 'halal',
  n: 'containsNuts',
  s: 'spicy',
};

/** Name, description, dollars at a restaurant of middle price (0: market price) and letters of marks. */
export type DishLine = readonly [name: string, description: string, dollars: number, marks?: string];

export type MenuBook = Readonly<Record<string, readonly DishLine[]>>;

const drinks: readonly DishLine[] = [
  ['Iced tea', '', 4, 'Vg'],
  ['House lemonade', 'Pressed each morning.', 5, 'Vg'],
  ['Sparkling water', '', 4, 'Vg'],
  ['Coffee', '', 4, 'Vg'],
];
const bar: readonly DishLine[] = [
  ['Draft cider', 'Dry, from orchards up the road.', 8, 'Vg'],
  ['Pale ale', '', 8, 'V'],
  ['Whiskey sour', 'Bourbon, lemon, egg white.', 14, 'vg'],
  ...drinks.slice(0, 2),
];
const wines: readonly DishLine[] = [
  ['White of the house', 'By the glass.', 11, 'Vg'],
  ['Red of the house', 'By the glass.', 12, 'Vg'],
  ['Sparkling rosé', 'By the glass.', 14, 'Vg'],
  ['Sparkling water', '', 5, 'Vg'],
];
const teas: readonly DishLine[] = [
  ['Jasmine tea', 'A pot for two.', 5, 'Vg'],
  ['Iced plum soda', '', 5, 'Vg'],
  ['Light lager', '', 7, 'V'],
];

/** What restaurants of each cuisine may serve, by section. */
export const menuBooks: Readonly<Record<string, MenuBook>> = {
  American: {
    Starters: [
      ['Corn bread', 'From the skillet, with honey butter.', 8, 'v'],
      ['Garden salad', 'Ten vegetables, buttermilk and herbs.', 11, 'vg'],
      ['Deviled eggs', 'Smoked paprika and chives.', 9, 'vgd'],
      ['Charred wings', 'Black pepper and lemon.', 13, 'gd'],
    ],
    Mains: [
      ['Roast chicken', 'Half a bird with pan juices and thyme.', 24, 'g'],
      ['Short ribs', 'Braised for six hours, with soft polenta.', 29, 'g'],
      ['Skillet pie of mushrooms', 'Under a crust of butter pastry.', 21, 'v'],
      ['Skillet pie of beef', 'Ale, root vegetables and a crust of suet.', 23],
      ['House burger', 'Two patties, sharp cheddar, pickles.', 18],
      ['Skillet bake', 'Eggs, potatoes and peppers from the oven.', 17, 'vg'],
    ],
    Desserts: [
      ['Apple crumble', 'Oats, pecans and cold cream.', 10, 'vn'],
      ['Pancake stack', 'Maple syrup and salted butter.', 11, 'v'],
    ],
    Drinks: bar,
  },
  'Bakery & Café': {
    'From the oven': [
      ['Sourdough', 'A loaf with cultured butter.', 9, 'v'],
      ['Morning bun', 'Orange, cinnamon and brown sugar.', 5, 'v'],
      ['Croissant', 'Three days in the making.', 5, 'v'],
      ['Glazed donuts', 'Two of the day.', 6, 'v'],
    ],
    Plates: [
      ['Quiche of the day', 'With a small salad.', 13, 'v'],
      ['Pancakes', 'Berries and maple syrup.', 12, 'v'],
      ['Soft eggs on toast', 'Herbs and chili crisp.', 12, 'vs'],
      ['Granola bowl', 'Hazelnuts, oat yogurt and pears.', 11, 'Vn'],
    ],
    Cakes: [
      ['Almond cake', 'Moist, with a glaze of lemon.', 7, 'vgn'],
      ['Fruit tart', 'Whatever is ripe, on vanilla cream.', 8, 'v'],
      ['Layer cake', 'Chocolate and sour cherries.', 8, 'v'],
    ],
    Coffee: [
      ['Pour-over coffee', 'One farm a week.', 6, 'Vg'],
      ['Flat white', '', 5, 'vg'],
      ['Hot chocolate', 'Dark and thick.', 6, 'vg'],
    ],
  },
  'Bar & Grill': {
    'For the table': [
      ['Charred wings', 'Six or twelve, with blue cheese.', 14, 'gs'],
      ['House pickles', 'Cucumber, carrot and cauliflower.', 7, 'Vg'],
      ['Loaded fries', 'Cheddar, bacon and green onion.', 12],
      ['Nachos', 'Black beans, jalapeño and crema.', 13, 'vs'],
    ],
    'From the grill': [
      ['Flat-iron steak', 'Herb butter and fries.', 28, 'g'],
      ['Smash burger', 'American cheese, shredded lettuce.', 17],
      ['Grilled salmon', 'Lemon and a salad of fennel.', 25, 'gd'],
      ['Charred cauliflower', 'Romesco with almonds.', 18, 'Vgn'],
      ['Skillet bake', 'Sausage, peppers and beans.', 19, 'gd'],
    ],
    Salads: [
      ['Chopped salad', 'Chickpeas, olives and oregano.', 14, 'vg'],
      ['Grilled Caesar', 'Anchovy and bread crumbs.', 13],
    ],
    'On tap': bar,
  },
  Barbecue: {
    'From the pit': [
      ['Brisket', 'Post oak, salt and pepper, fourteen hours.', 24, 'gd'],
      ['Pulled pork', 'With vinegar or with mustard.', 18, 'gd'],
      ['Burnt ends', 'Until they are gone.', 19, 'gd'],
      ['Smoked sausage', 'Garlic and a snap.', 15, 'gd'],
      ['Smoked wings', 'Dry rub and white sauce.', 15, 'gs'],
      ['Barbecue tray', 'Three meats, two sides, white bread.', 38],
    ],
    Sides: [
      ['Slaw', 'Cabbage, apple and cider vinegar.', 5, 'Vg'],
      ['Pit beans', 'With the ends of the brisket.', 6, 'gd'],
      ['Mac and cheese', 'Crusted under the flame.', 8, 'v'],
      ['Skillet corn bread', '', 5, 'v'],
    ],
    Desserts: [
      ['Banana pudding', 'Wafers and meringue.', 7, 'v'],
      ['Pecan pie', 'By the slice.', 8, 'vn'],
    ],
    Drinks: drinks,
  },
  Burgers: {
    Burgers: [
      ['Smashed patties', 'Beef, American cheese, house sauce.', 11],
      ['Smashed patties, stacked high', 'Four of them.', 14],
      ['Hot chicken', 'Fried, with slaw and pickles.', 13, 's'],
      ['Bean burger', 'Black beans, avocado and lime.', 12, 'V'],
      ['Mushroom melt', 'Portobello and Swiss cheese.', 12, 'v'],
    ],
    Sides: [
      ['Onion rings', 'Beer batter.', 7, 'v'],
      ['Crinkle fries', 'Salt, or salt and vinegar.', 5, 'Vg'],
      ['Nachos', 'Cheese sauce and pickled chili.', 9, 'vs'],
      ['Side salad', 'Leaves and a sharp dressing.', 6, 'Vg'],
    ],
    Shakes: [
      ['Thick shake, vanilla', '', 7, 'vg'],
      ['Thick shake, peanut butter', '', 8, 'vgn'],
      ['Float', 'Root beer and ice cream.', 6, 'vg'],
    ],
    Drinks: drinks,
  },
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
  French: {
    Entrées: [
      ['Onion soup', 'Under a crust of Gruyère.', 13],
      ['Leeks in vinaigrette', 'Egg, capers and hazelnuts.', 12, 'vgn'],
      ['Country terrine', 'Pork and pistachio, with mustard.', 14, 'gn'],
    ],
    Plats: [
      ['Steak frites', 'Bavette, shallot butter.', 31, 'g'],
      ['Duck confit', 'Lentils from Le Puy.', 29, 'gd'],
      ['Ratatouille', 'Slowly, with basil and toast.', 21, 'V'],
      ['Fillet of sole', 'Brown butter and lemon.', 34, 'g'],
      ['Mussels in white wine', 'With a bowl of fries.', 26, 'g'],
    ],
    Desserts: [
      ['Tarte fine', 'Apples, thin as paper.', 12, 'v'],
      ['Chocolate pot', 'Sea salt and cream.', 11, 'vg'],
      ['Three cheeses', 'Walnut bread.', 15, 'vn'],
    ],
    'Wine and water': wines,
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
  Italian: {
    Antipasti: [
      ['Burrata', 'Tomatoes, basil and good oil.', 15, 'vg'],
      ['Bruschetta', 'Garlic, tomatoes and oregano.', 10, 'V'],
      ['Caprese', 'Three colors on a plate.', 13, 'vg'],
      ['Fried artichokes', 'Lemon and mint.', 13, 'V'],
    ],
    Primi: [
      ['Hand-cut tagliatelle', 'Ragù of beef and pork.', 21],
      ['Wild mushroom risotto', 'Parmesan and thyme.', 20, 'vg'],
      ['Spaghetti al pomodoro', 'Three ingredients, no shortcut.', 17, 'V'],
      ['Ravioli', 'Ricotta, lemon and walnuts.', 20, 'vn'],
    ],
    Secondi: [
      ['Braised veal', 'Shank, saffron and gremolata.', 32, 'g'],
      ['Sea bass', 'Olives, capers and cherry tomatoes.', 30, 'gd'],
      ['Eggplant parmigiana', 'From the wood oven.', 19, 'v'],
    ],
    Dolci: [
      ['Tiramisù', '', 10, 'v'],
      ['Panna cotta', 'Sour cherries.', 9, 'g'],
      ['Almond biscotti', 'With sweet wine.', 9, 'vn'],
    ],
    'Wine and water': wines,
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
  Mediterranean: {
    Mezze: [
      ['Mezze for two', 'Five plates and bread.', 26, 'v'],
      ['Warm pita', 'With hummus.', 9, 'V'],
      ['Grilled octopus', 'White beans and oregano.', 19, 'gd'],
      ['Smoked eggplant', 'Tahini and pomegranate.', 11, 'Vg'],
    ],
    Grill: [
      ['Lamb skewers', 'Sumac onions and yogurt.', 25, 'gh'],
      ['Whole fish', 'Lemon, oil and wild greens.', 0, 'gd'],
      ['Chicken with saffron', 'Charred lemon and rice.', 22, 'gdh'],
      ['Stuffed peppers', 'Rice, pine nuts and mint.', 18, 'Vgn'],
    ],
    Salads: [
      ['Village salad', 'Tomatoes, feta and oregano.', 13, 'vg'],
      ['Grain bowl', 'Bulgur, herbs and chickpeas.', 14, 'V'],
    ],
    Desserts: [
      ['Baklava', 'Pistachio and orange syrup.', 8, 'vn'],
      ['Yogurt and honey', '', 7, 'vg'],
    ],
    'Wine and water': wines,
  },
  Mexican: {
    'Para empezar': [
      ['Ceviche tostada', 'Snapper, lime and avocado.', 13, 'gd'],
      ['Blue-corn quesadilla', 'Squash blossom and cheese.', 11, 'vg'],
      ['Guacamole', 'Made to order, with chips.', 11, 'Vg'],
      ['Nachos', 'Beans, cheese and jalapeño.', 12, 'vgs'],
    ],
    Tacos: [
      ['Al pastor', 'Pork from the spit and pineapple, three.', 13, 'gd'],
      ['Taco of fish', 'Baja batter, cabbage and crema, two.', 13],
      ['Taco of mushrooms', 'Epazote and salsa verde, three.', 12, 'Vg'],
    ],
    'Platos fuertes': [
      ['Mole negro', 'Chicken, thirty ingredients, one of them chocolate.', 22, 'dn'],
      ['Enchiladas', 'Green salsa, crema and queso fresco.', 17, 'vgs'],
      ['Slow-cooked lamb', 'In maguey leaves, with tortillas.', 24, 'gd'],
    ],
    'Postres y bebidas': [
      ['Flan', 'Burnt caramel.', 8, 'vg'],
      ['Churros', 'Hot chocolate.', 9, 'v'],
      ['Hibiscus water', '', 4, 'Vg'],
      ['Margarita', 'Lime and salt.', 13, 'Vg'],
    ],
  },
  Pizza: {
    Pies: [
      ['Wood-fired pie, margherita', 'Tomato, mozzarella and basil.', 15, 'v'],
      ['Wood-fired pie, hot salami', 'Honey and chili.', 18, 's'],
      ['Wood-fired pie, greens', 'Broccoli rabe, garlic and lemon, without cheese.', 16, 'V'],
      ['Wood-fired pie, mushrooms', 'Fontina and thyme.', 17, 'v'],
      ['Square slice', 'Crisp at the edges.', 6, 'v'],
    ],
    Sides: [
      ['Garlic knots', 'Six, with tomato sauce.', 7, 'v'],
      ['Baked wings', 'Rosemary and chili.', 12, 'gs'],
      ['Chopped salad', 'Olives, chickpeas and provolone.', 12, 'vg'],
      ['Bruschetta', 'Tomatoes and garlic.', 8, 'V'],
    ],
    Pasta: [
      ['Baked ziti', 'Ricotta and a long-cooked sauce.', 16, 'v'],
      ['Spaghetti and meatballs', '', 17],
    ],
    Drinks: bar,
  },
  Seafood: {
    'Raw bar': [
      ['Oysters', 'Half a dozen, with mignonette.', 0, 'gd'],
      ['Shrimp cocktail', 'Fresh horseradish.', 17, 'gd'],
      ['Tuna crudo', 'Citrus and fennel.', 18, 'gd'],
    ],
    'Soups and salads': [
      ['Clam chowder', 'Bacon and oyster crackers.', 11],
      ['Garden salad', 'Shaved vegetables.', 11, 'Vg'],
    ],
    Mains: [
      ['Lobster roll', 'Warm butter or cold mayonnaise.', 29],
      ['Whole grilled fish', 'What came in this morning, for two.', 0, 'gd'],
      ['Fillet of halibut', 'Peas and brown butter.', 33, 'g'],
      ['Paella of the coast', 'Mussels, shrimp and squid.', 30, 'gd'],
      ['Roasted squash', 'Pepitas and green sauce.', 20, 'Vg'],
    ],
    Desserts: [
      ['Key lime pie', '', 10, 'v'],
      ['Lemon sorbet', '', 8, 'Vg'],
    ],
    'Wine and water': wines,
  },
  Spanish: {
    Tapas: [
      ['Patatas bravas', 'Hot tomato and aioli.', 9, 'vgs'],
      ['Jamón', 'Cut by hand.', 18, 'gd'],
      ['Charred peppers', 'Coarse salt.', 9, 'Vg'],
      ['Tomato toast', 'Garlic and oil.', 7, 'V'],
      ['Croquettes', 'Ham and béchamel, four.', 10],
      ['Shrimp in garlic', 'Bread for the oil.', 16, 'd'],
    ],
    'Arroces y más': [
      ['Paella', 'Chicken, rabbit and beans, for two.', 42, 'gd'],
      ['Paella of vegetables', 'Artichokes and saffron, for two.', 36, 'Vg'],
      ['Whole fish in salt', '', 0, 'gd'],
    ],
    Postres: [
      ['Almond tart', 'From Santiago.', 9, 'vgn'],
      ['Basque cheesecake', 'Burnt on purpose.', 10, 'vg'],
    ],
    'Vino y agua': wines,
  },
  Steakhouse: {
    'To begin': [
      ['Wedge salad', 'Blue cheese and bacon.', 16, 'g'],
      ['Oysters', 'Half a dozen.', 0, 'gd'],
      ['Beef tartare', 'Egg yolk and toast.', 21, 'd'],
    ],
    'From the broiler': [
      ['Dry-aged ribeye', 'Thirty-five days, sixteen ounces.', 58, 'gd'],
      ['Filet', 'Eight ounces.', 52, 'gd'],
      ['Porterhouse', 'For two, carved at the table.', 118, 'gd'],
      ['Fillet of salmon', 'Mustard and dill.', 36, 'gd'],
      ['Cauliflower steak', 'Almonds and raisins.', 27, 'Vgn'],
    ],
    Sides: [
      ['Creamed spinach', '', 13, 'vg'],
      ['Twice-baked potatoes', 'Cheddar and chives.', 13, 'vg'],
      ['Roasted mushrooms', 'Thyme.', 13, 'Vg'],
    ],
    Desserts: [
      ['Chocolate cake', 'Seven layers.', 14, 'v'],
      ['Cheesecake', 'Sour cherries.', 13, 'v'],
    ],
    Cellar: wines,
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
  Vegetarian: {
    Bowls: [
      ['Grain bowl, green', 'Farro, kale and pistachio pesto.', 15, 'Vn'],
      ['Grain bowl, red', 'Quinoa, beets and orange.', 15, 'Vg'],
      ['Market salad', 'What the farm sent.', 14, 'Vg'],
    ],
    Plates: [
      ['Roasted roots', 'Carrots, celeriac and dukkah.', 16, 'Vgn'],
      ['Cashew ricotta', 'On toast, with peas and mint.', 13, 'Vn'],
      ['Beet burger', 'Walnut and pickles, on a bun.', 16, 'Vn'],
      ['Mushroom risotto', 'Barley and thyme.', 18, 'v'],
      ['Ratatouille', 'With a slice of socca.', 17, 'Vg'],
    ],
    Sweets: [
      ['Coconut rice pudding', '', 8, 'Vg'],
      ['Olive oil cake', 'Lemon.', 8, 'v'],
    ],
    Drinks: drinks,
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
