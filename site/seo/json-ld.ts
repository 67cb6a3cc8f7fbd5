import type { Graph, Thing } from 'schema-dts';
import { CASE_STUDIES } from '#content/case-studies.ts';
import type { Service } from '#content/service.ts';
import { SITE, SOCIAL } from '#content/site.ts';
import type { CaseStudy } from '../screens/case-studies/arrange-case-studies.ts';
import { absoluteUrl, studyImagePath } from './urls.ts';

/** Serialises things as one JSON-LD graph that is safe inside a script element. */
export function jsonLd(things: Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

export function siteThings(site: URL | undefined): Thing[] {
  const same = { name: SITE.brand, url: absoluteUrl('/', site) };
  const organization: Thing = {
    '@type': 'Organization',
    '@id': absoluteUrl('/#organization', site),
    ...same,
    description: SITE.description,
    email: SITE.email,
    ...(SITE.legal.name && { legalName: SITE.legal.name }),
    logo: absoluteUrl('/icon-512.png', site),
    ...(SOCIAL.length > 0 && { sameAs: SOCIAL.map(({ url }) => url) }),
  };
  const publisher = { '@id': absoluteUrl('/#organization', site) };
  return [organization, { '@type': 'WebSite', ...same, inLanguage: SITE.language, publisher }];
}

export function faqPage(questions: { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

export function serviceThing(service: Service, site: URL | undefined): Thing {
  return {
    '@type': 'Service',
    name: service.name,
    serviceType: service.name,
    description: service.lead,
    url: absoluteUrl(`/services/${service.slug}`, site),
    areaServed: 'Worldwide',
    provider: referenceToUs(site),
  };
}

export function articleThing(study: CaseStudy, path: string, site: URL | undefined): Thing {
  return {
    '@type': 'Article',
    headline: study.title,
    ...(study.summary && { description: study.summary }),
    datePublished: study.day,
    articleSection: study.category,
    image: absoluteUrl(studyImagePath(study), site),
    mainEntityOfPage: absoluteUrl(path, site),
    author: referenceToUs(site),
  };
}

/** Returns the breadcrumbs from the home page to a page. The parent of a case study is the list of case studies. */
export function breadcrumbs(name: string, path: string, site: URL | undefined): Thing {
  const crumbs = [
    { name: 'Home', path: '/' },
    ...(path.startsWith('/case-studies/') ? [{ name: CASE_STUDIES.title, path: '/case-studies' }] : []),
    { name, path },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: absoluteUrl(crumb.path, site),
    })),
  };
}

function referenceToUs(site: URL | undefined) {
  return { '@type': 'Organization', '@id': absoluteUrl('/#organization', site), name: SITE.brand } as const;
}
