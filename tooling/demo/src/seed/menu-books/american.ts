import type { MenuBook } from './dish-line.ts';
import { bar, drinks, wines } from './drinks.ts';

export const american: Readonly<Record<string, MenuBook>> = {
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
};
