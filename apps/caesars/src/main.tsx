import { chrome } from '@tableside/feature-chrome';
import { earn } from '@tableside/feature-earn';
import { home } from '@tableside/feature-home';
import { merchant } from '@tableside/feature-merchant';
import { search } from '@tableside/feature-search';
import { surveys } from '@tableside/feature-surveys';
import { createApp } from '@tableside/shell';

import partner from '../../../partners/caesars.json?partner';

const root = document.getElementById('root');
if (root) createApp({ partner, features: [chrome, home, search, merchant, earn, surveys] }).mount(root);
