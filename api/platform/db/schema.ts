interface SettingTable {
  key: string;
  value: string;
}

export interface SettingTables {
  setting: SettingTable;
}
