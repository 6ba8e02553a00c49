export { createTestBrowser, type Page, type TestBrowser } from './test-browser.ts';
export { ssoTestPartners, startTestSites, type TestSites } from './test-sites.ts';
