import { slugify } from '@domain/kernel/text';

/** Invented; e-mails at a domain of examples, phones of a range that nobody has. */
const names = [
  ...['Adriana Sales', 'Bernardo Teles', 'Camila Brandt', 'Davi Monteiro', 'Elisa Fontana', 'Fábio Quintela'],
  ...['Gabriela Noronha', 'Heitor Valadares', 'Isadora Pacheco', 'Jonas Meireles', 'Karina Assunção'],
  ...['Leandro Boaventura', 'Marta Vilhena', 'Nelson Aguirre', 'Olívia Camargo', 'Paulo Sertório'],
  ...['Quitéria Lemos', 'Rafael Bittencourt', 'Sílvia Arantes', 'Tomás Guedes', 'Úrsula Peixoto'],
  ...['Vicente Damasceno', 'Wanda Siqueira', 'Xavier Portela', 'Yara Benevides', 'Zeca Magalhães'],
  ...['Alice Drummond', 'Bento Carvalhal', 'Clarice Uchoa', 'Dora Figueira', 'Emílio Sampaio'],
  ...['Flora Medeiros', 'Gustavo Rezende', 'Helena Barroso', 'Ivo Cantanhede', 'Júlia Moscoso'],
  ...['Kátia Lacerda', 'Lauro Bandeira', 'Miriam Falcão', 'Norberto Pires', 'Odete Vasques'],
  ...['Pedro Alencastro', 'Raquel Tinoco', 'Sérgio Abranches', 'Teresa Malta', 'Ulisses Bragança'],
  ...['Vera Castilho', 'Wagner Nóbrega', 'Iara Setúbal', 'Zélia Parreira', 'Ângelo Furtado'],
  ...['Beatriz Salgado', 'Cícero Penteado', 'Débora Linhares', 'Eurico Taborda', 'Fernanda Galvão'],
  ...['Gilda Peçanha', 'Hugo Miranda', 'Inês Caldeira'],
] as const;

export interface DemoPerson {
  name: string;
  email: string;
  phone: string;
}

export const demoPeople: readonly DemoPerson[] = names.map((name, index) => ({
  name,
  email: `${slugify(name).replace('-', '.')}@exemplo.com.br`,
  phone: `+55 (11) 90000-${String(index + 1).padStart(4, '0')}`,
}));
