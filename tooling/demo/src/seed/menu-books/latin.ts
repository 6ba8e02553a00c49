import type { MenuBook } from './dish-line.ts';
import { wines } from './drinks.ts';

export const latin: Readonly<Record<string, MenuBook>> = {
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
};
